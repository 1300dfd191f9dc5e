/** Calls a socket may make at once, and how many a second it regains. */
const BURST = 400;
const PER_SECOND = 200;

/** How much one socket may ask. */
export class CallBudget {
  #left = BURST;
  #at = Date.now();

  /** Whether there is room for one more call. */
  spend(): boolean {
    const now = Date.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) * PER_SECOND) / 1_000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
