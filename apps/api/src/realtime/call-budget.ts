/** Calls a socket, or a person over HTTP, may make at once, and how many a second they regain. */
const BURST = 400;
const PER_SECOND = 200;
/** How long it takes until nothing is missing any more, in milliseconds. */
export const REFILL_MS = (BURST / PER_SECOND) * 1_000;

/** How much one socket, or one person over HTTP, may ask. */
export class CallBudget {
  #left = BURST;
  #at = Date.now();

  /** Whether there is room for so many more calls; where there isn't, nothing is spent. */
  spend(calls = 1): boolean {
    const now = Date.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) * PER_SECOND) / 1_000);
    this.#at = now;
    if (this.#left < calls) return false;
    this.#left -= calls;
    return true;
  }

  /** When somebody last asked, in milliseconds since 1970. */
  get askedAt(): number {
    return this.#at;
  }
}
