import { RequestWindow } from '@ridewire/dispatch';

interface Deps {
  waiting: { readonly size: number };
  drivers: { readonly idleCount: number };
}

/**
 * The time a new request waits to be matched together with others. All requests within one window of this process end
 * it at the same moment; other processes have their own.
 */
export class RequestGathering {
  readonly #deps: Deps;
  readonly #onEnd: () => void;
  readonly #window = new RequestWindow();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps, onEnd: () => void) {
    this.#deps = deps;
    this.#onEnd = onEnd;
  }

  /** Adds a request. @returns how long it has to wait, in milliseconds; 0 where it is dispatched at once */
  join(nowMs = performance.now()): number {
    const { waitMs, begins } = this.#window.join(nowMs, {
      waitingRequests: this.#deps.waiting.size,
      idleDrivers: this.#deps.drivers.idleCount,
    });
    if (begins) this.#timer = setTimeout(this.#onEnd, waitMs);
    return waitMs;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
