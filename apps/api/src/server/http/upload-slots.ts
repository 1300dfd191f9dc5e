import { trueMs } from '../../core/true-ms.ts';

/** A body slower than this, in bytes a second, is given up: it would hardly arrive within a request's time. */
const MIN_RATE = 2_000;
/** While others wait for its place, a body must be faster than this. */
const MIN_RATE_WHEN_FULL = 20_000;
/** How long a body may take to get going, in milliseconds. */
const GRACE_MS = 5_000;
/** How long an upload waits for a place, in milliseconds: twice the time after which a slow body must make room. */
const WAIT_MS = 10_000;
/** How many may wait for each place. */
const WAITING_FOR_EACH = 2;

/** A body on its way. */
export interface Arrival {
  /** Bytes a second since it began; infinite once it is complete. */
  rate: () => number;
  giveUp: () => void;
}

/** A place, and the upload in it. */
export interface Place<A extends Arrival> {
  arrival: A;
  leave: () => void;
}

interface Held {
  arrival: Arrival;
  sinceMs: number;
}

/**
 * Uploads at once, each of which holds its file in memory. If all places are taken, an upload waits, first come first
 * served, and the slowest one is ended if it is slow.
 */
export class UploadSlots {
  readonly #max: number;
  readonly #held = new Set<Held>();
  readonly #waiting = new Set<() => void>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * @param begin begins to watch the body, once it has a place
   * @param gone ends the wait of an upload whose sender left
   * @returns undefined when none came free in time, or too many wait already
   */
  async take<A extends Arrival>(begin: () => A, gone?: AbortSignal): Promise<Place<A> | undefined> {
    if (gone?.aborted) return undefined;
    if (this.#held.size >= this.#max) this.#giveUpSlowest();
    if (this.#held.size < this.#max) return this.#hold(begin());
    if (this.#waiting.size >= this.#max * WAITING_FOR_EACH) return undefined;
    return new Promise((resolve) => {
      const end = (place?: Place<A>) => {
        clearTimeout(patience);
        gone?.removeEventListener('abort', giveUp);
        this.#waiting.delete(enter);
        resolve(place);
      };
      const enter = () => end(this.#hold(begin()));
      const giveUp = () => end();
      const patience = setTimeout(giveUp, WAIT_MS).unref();
      gone?.addEventListener('abort', giveUp);
      this.#waiting.add(enter);
    });
  }

  #hold<A extends Arrival>(arrival: A): Place<A> {
    const held: Held = { arrival, sinceMs: trueMs() };
    this.#held.add(held);
    const check = setInterval(() => {
      if (isSlow(held, MIN_RATE)) this.#giveUp(held);
      else if (this.#waiting.size > 0) this.#giveUpSlowest();
    }, GRACE_MS).unref();
    const leave = () => {
      clearInterval(check);
      this.#letGo(held);
    };
    return { arrival, leave };
  }

  #giveUpSlowest(): void {
    const [slowest] = [...this.#held]
      .filter((held) => isSlow(held, MIN_RATE_WHEN_FULL))
      .toSorted((a, b) => a.arrival.rate() - b.arrival.rate());
    if (slowest) this.#giveUp(slowest);
  }

  #giveUp(held: Held): void {
    held.arrival.giveUp();
    this.#letGo(held);
  }

  #letGo(held: Held): void {
    if (!this.#held.delete(held)) return;
    const [next] = this.#waiting;
    next?.();
  }
}

const isSlow = ({ arrival, sinceMs }: Held, minRate: number): boolean =>
  trueMs() - sinceMs >= GRACE_MS && arrival.rate() < minRate;
