import { ALWAYS, type Policies } from "./windows";

const KEY = "ophir-temple-windows";

function read(): Policies {
  try {
    return { ...ALWAYS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...ALWAYS };
  }
}

/** In which windows the person at this browser wants to be asked. */
export const wishes: Policies = $state(read());

export function wish(policies: Partial<Policies>): void {
  Object.assign(wishes, policies);
  localStorage.setItem(KEY, JSON.stringify(wishes));
}
