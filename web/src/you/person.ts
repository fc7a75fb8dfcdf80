const KEY = "ophir-you";

/** Is this browser somebody on the server already? */
export function isSomebody(): boolean {
  return Boolean(localStorage.getItem(KEY));
}

/** The secret that this browser is known by; made up when it is first wanted. */
export function person(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(KEY, made);
  return made;
}

/** From now on this browser is known by another secret. */
export function become(secret: string): void {
  localStorage.setItem(KEY, secret);
}

/** This browser is nobody any more. */
export function beNobody(): void {
  localStorage.removeItem(KEY);
}
