/** The hash that binds the server to a secret, as `ophir.engine.chance.commitment` makes it. */
export async function commitmentOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`ophir commitment\n${secret}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
