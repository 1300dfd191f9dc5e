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
  readonly #rest: (() => Promise<void>) | undefined;
  readonly #window = new RequestWindow();
  /** Resolves at the end of the window. */
  #ended: Promise<void> = Promise.resolve();

  /** @param rest where given, a window ends as soon as it resolves, whatever the time */
  constructor(deps: Deps, onEnd: () => void, rest?: () => Promise<void>) {
    this.#deps = deps;
    this.#onEnd = onEnd;
    this.#rest = rest;
  }

  /** Adds a request. @returns how long it has to wait, in milliseconds; 0 where it is dispatched at once */
  join(nowMs = performance.now()): number {
    const { waitMs, begins } = this.#window.join(nowMs, {
      waitingRequests: this.#deps.waiting.size,
      idleDrivers: this.#deps.drivers.idleCount,
    });
    if (begins) this.#ended = this.#endIn(waitMs);
    return waitMs;
  }

  #endIn(waitMs: number): Promise<void> {
    if (this.#rest) return this.#rest().then(this.#onEnd);
    return new Promise((resolve) => {
      setTimeout(() => resolve(this.#onEnd()), waitMs);
    });
  }

  /**
   * Waits for the end of the window. Other processes don't know the window, and would match its requests only later.
   */
  finish(): Promise<void> {
    return this.#ended;
  }
}
