import { RequestWindow } from '@ridewire/dispatch';

interface Deps {
  waiting: { readonly size: number };
  drivers: { readonly idleCount: number };
}

/**
 * The time a new request waits to be matched with others. All requests of a window end it at the same moment; each
 * process has its own.
 */
export class RequestGathering {
  readonly #deps: Deps;
  readonly #onEnd: () => void;
  readonly #rest: (() => Promise<void>) | undefined;
  readonly #window = new RequestWindow();
  #ended: Promise<void> = Promise.resolve();

  /** @param rest where given, a window ends when it resolves, whatever the time */
  constructor(deps: Deps, onEnd: () => void, rest?: () => Promise<void>) {
    this.#deps = deps;
    this.#onEnd = onEnd;
    this.#rest = rest;
  }

  /** @returns how long the request waits, in milliseconds; 0 where it is dispatched at once */
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

  /** Waits for the end of the window. Other processes would match its requests only later. */
  finish(): Promise<void> {
    return this.#ended;
  }
}
