import { api } from "../api";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Where a link leads that is given to others; the command, if only this computer can open it. */
export const reach = $state({ origin: location.origin, command: "" });

/** Asks how others get here, if this page itself is at an address that means another machine to everybody else. */
export async function findOut(): Promise<void> {
  if (!HERE.includes(location.hostname)) return;
  const { address, command } = await api.house();
  reach.origin = address || location.origin;
  reach.command = command;
}
