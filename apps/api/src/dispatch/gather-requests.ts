import { batchWindowMs } from '@ridewire/dispatch';

/** Requests of so long tell how busy the city is, in milliseconds. */
const LOOK_BACK_MS = 10_000;

interface Deps {
  waiting: { readonly size: number };
  drivers: { readonly idleCount: number };
}

/**
 * How long a new request waits to be matched together with others. All that come within one window of this process end it at
 * the same moment; other processes have their own.
 */
export class RequestGathering {
  readonly #deps: Deps;
  readonly #onEnd: () => void;
  /** When requests came, by the process's own clock. */
  #came: number[] = [];
  #endsMs = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps, onEnd: () => void) {
    this.#deps = deps;
    this.#onEnd = onEnd;
  }

  /** A request comes. @returns how long it is to wait, in milliseconds; 0 where it is dispatched at once */
  join(nowMs = performance.now()): number {
    this.#came = [...this.#came.filter((at) => at > nowMs - LOOK_BACK_MS), nowMs];
    if (this.#endsMs > nowMs) return this.#endsMs - nowMs;
    const windowMs = batchWindowMs({
      requestsPerSecond: this.#came.length / (LOOK_BACK_MS / 1000),
      waitingRequests: this.#deps.waiting.size,
      idleDrivers: this.#deps.drivers.idleCount,
    });
    if (windowMs === 0) return 0;
    this.#endsMs = nowMs + windowMs;
    this.#timer = setTimeout(this.#onEnd, windowMs);
    return windowMs;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
