/** Whether the server answers: told by every request, and asked again and again while it does not. */
export const connection = $state({ lost: false });

/** Milliseconds. */
const AGAIN = 5000;
let waiting = 0;

export function heard(): void {
  connection.lost = false;
  clearTimeout(waiting);
  waiting = 0;
}

export function notHeard(): void {
  connection.lost = true;
  if (!waiting) waiting = window.setTimeout(ask, AGAIN);
}

async function ask(): Promise<void> {
  waiting = 0;
  // Nobody keeps this answer, so it comes from the server or not at all.
  await fetch("/api/house", { cache: "no-store" }).then(heard, notHeard);
}

addEventListener("offline", notHeard);
addEventListener("online", () => void ask());
