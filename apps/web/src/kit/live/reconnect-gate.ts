import { backoffMs, coolDownMs, TOO_MUCH } from '@ridewire/client';

/** A socket that lived shorter than this counts as a failed try, in milliseconds. */
export const SHORT_LIFE_MS = 5_000;

/**
 * Decides when the next socket may be opened. The stock client can only sleep a fixed time; this wait ends early when
 * the network returns, and never ends once the session is over.
 */
export class ReconnectGate {
  #failures = -1;
  #openedAtMs: number | null = null;
  #askedTooMuch = false;
  #wake: (() => void) | undefined;
  #refuse: ((reason: Error) => void) | undefined;
  #isOnline: () => boolean;

  constructor(isOnline: () => boolean) {
    this.#isOnline = isOnline;
  }

  /** Tries that failed in a row. */
  get failures(): number {
    return Math.max(0, this.#failures);
  }

  /** Resolves when a socket may be opened: at once the first time. */
  async pass(): Promise<void> {
    if (this.#failures < 0) {
      this.#failures = 0;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      // Without a network there is nothing to try: `wake` ends the wait when it returns.
      const waitMs = this.#askedTooMuch ? coolDownMs() : backoffMs(this.#failures);
      const timer = this.#isOnline() ? setTimeout(resolve, waitMs) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#refuse = (reason) => {
        clearTimeout(timer);
        reject(reason);
      };
    });
  }

  opened(nowMs: number): void {
    this.#openedAtMs = nowMs;
  }

  /**
   * A socket is gone, or never opened. Returns whether it had been open.
   * @param code with which it was closed
   */
  closed(nowMs: number, code?: number): boolean {
    this.#askedTooMuch = code === TOO_MUCH;
    const openedAtMs = this.#openedAtMs;
    this.#openedAtMs = null;
    const livedLong = openedAtMs !== null && nowMs - openedAtMs >= SHORT_LIFE_MS;
    this.#failures = livedLong ? 0 : this.failures + 1;
    return openedAtMs !== null;
  }

  /** The network is back: try now. */
  wake(): void {
    this.#wake?.();
  }

  /** Nobody may pass any more. */
  shut(): void {
    this.#refuse?.(new Error('The session is over.'));
  }
}
