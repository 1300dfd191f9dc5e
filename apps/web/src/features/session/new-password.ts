/** A person waits no longer than this, the life of a mailed code; in milliseconds. */
const KEPT_MS = 15 * 60_000;

let kept: { email: string; password: string; until: number } | undefined;

/**
 * Keeps the password of a person who has just signed up on this page, so that the mailed code signs them in. Only in
 * memory.
 */
export function keepNewPassword(email: string, password: string): void {
  kept = { email: email.trim().toLowerCase(), password, until: performance.now() + KEPT_MS };
}

/** The password kept for this address, once; undefined after a reload, on another device, or for another address. */
export function takeNewPassword(email: string): string | undefined {
  const found = kept;
  kept = undefined;
  const isTheirs = found?.email === email.trim().toLowerCase() && performance.now() < found.until;
  return isTheirs ? found.password : undefined;
}
