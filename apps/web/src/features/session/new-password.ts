/** Longer than a mailed code is good for, nobody waits for it; in milliseconds. */
const KEPT_MS = 15 * 60_000;

let kept: { email: string; password: string; until: number } | undefined;

/** Keeps the password of who has just signed up on this page, so that the code from the mail signs them in. In memory alone. */
export function keepNewPassword(email: string, password: string): void {
  kept = { email: email.trim().toLowerCase(), password, until: performance.now() + KEPT_MS };
}

/** The password kept for this address, once; undefined after a reload, on another device, or for somebody else. */
export function takeNewPassword(email: string): string | undefined {
  const found = kept;
  kept = undefined;
  const isTheirs = found?.email === email.trim().toLowerCase() && performance.now() < found.until;
  return isTheirs ? found.password : undefined;
}
