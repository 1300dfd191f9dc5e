/** A body slower than this, in bytes a second, is given up: it would hardly arrive within a request's time. */
const MIN_RATE = 2_000;
/** While others wait for the place it must be faster than this. */
const MIN_RATE_WHEN_FULL = 20_000;
/** So long, in milliseconds, a body may take to get going. */
const GRACE_MS = 5_000;

/** A body on its way. */
export interface Arrival {
  /** Bytes a second since it began; infinite once it is there. */
  rate: () => number;
  giveUp: () => void;
}

interface Held {
  arrival: Arrival;
  sinceMs: number;
}

/** Uploads at once, each of which holds its file in memory. A full house sends the slowest away, if it is slow. */
export class UploadSlots {
  readonly #max: number;
  readonly #held = new Set<Held>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @returns the function that gives the slot back; undefined when none is free */
  take(arrival: Arrival): (() => void) | undefined {
    if (this.#held.size >= this.#max) this.#giveUpSlowest(MIN_RATE_WHEN_FULL);
    if (this.#held.size >= this.#max) return undefined;
    const held = { arrival, sinceMs: performance.now() };
    this.#held.add(held);
    const check = setInterval(() => {
      if (isSlow(held, MIN_RATE)) this.#giveUp(held);
    }, GRACE_MS).unref();
    return () => {
      clearInterval(check);
      this.#held.delete(held);
    };
  }

  #giveUpSlowest(minRate: number): void {
    const [slowest] = [...this.#held]
      .filter((held) => isSlow(held, minRate))
      .toSorted((a, b) => a.arrival.rate() - b.arrival.rate());
    if (slowest) this.#giveUp(slowest);
  }

  #giveUp(held: Held): void {
    this.#held.delete(held);
    held.arrival.giveUp();
  }
}

const isSlow = ({ arrival, sinceMs }: Held, minRate: number): boolean =>
  performance.now() - sinceMs >= GRACE_MS && arrival.rate() < minRate;
