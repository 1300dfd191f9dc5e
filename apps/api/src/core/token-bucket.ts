/** Allows so much at once, and so much a second after that. It reads a clock that nobody sets. */
export class TokenBucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#left = size;
    this.#perSecond = perSecond;
  }

  /** Whether there is room for so much more; where there isn't, nothing is spent. */
  spend(amount = 1): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) * this.#perSecond) / 1_000);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
