import { backoffMs, coolDownMs, TOO_MUCH } from '@ridewire/client';

/** A socket that lived shorter than this counts as a failed try, in milliseconds. */
export const SHORT_LIFE_MS = 5_000;
/** After more short lives in a row than these the server is there, but has too much to do. One that was restarted may fall twice. */
const MET = 2;

/**
 * Decides when the next socket may be opened. The stock client can only sleep for a fixed time. This wait ends early when
 * the network returns, and never ends once the session is over.
 */
export class ReconnectGate {
  #failures = -1;
  /** Of the failures, sockets that opened. */
  #shortLived = 0;
  #openedAtMs: number | null = null;
  #askedTooMuch = false;
  #isMoving = false;
  #wake: (() => void) | undefined;
  #refuse: ((reason: Error) => void) | undefined;
  #isOnline: () => boolean;

  constructor(isOnline: () => boolean) {
    this.#isOnline = isOnline;
  }

  /** Failed tries in a row. */
  get failures(): number {
    return Math.max(0, this.#failures);
  }

  /** Resolves when a socket may be opened; the first time at once. */
  async pass(): Promise<void> {
    const isFree = this.#failures < 0 || this.#isMoving;
    this.#isMoving = false;
    if (isFree) {
      this.#failures = 0;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      // Without a network a try is useless. `wake` ends the wait when the network returns.
      const waitMs = this.#askedTooMuch
        ? coolDownMs()
        : backoffMs(this.#failures, { isMet: this.#shortLived > MET });
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

  /** The server asked for a socket to another process: it may be opened at once, and the present one was a good one. */
  moves(): void {
    this.#isMoving = true;
    this.#openedAtMs = Number.NEGATIVE_INFINITY;
  }

  opened(nowMs: number): void {
    this.#openedAtMs = nowMs;
  }

  /**
   * The socket closed, or never opened.
   * @param code the close code
   * @returns whether it had been open
   */
  closed(nowMs: number, code?: number): boolean {
    this.#askedTooMuch = code === TOO_MUCH;
    const openedAtMs = this.#openedAtMs;
    this.#openedAtMs = null;
    const livedLong = openedAtMs !== null && nowMs - openedAtMs >= SHORT_LIFE_MS;
    this.#failures = livedLong ? 0 : this.failures + 1;
    if (openedAtMs !== null) this.#shortLived = livedLong ? 0 : this.#shortLived + 1;
    return openedAtMs !== null;
  }

  /** The network is back: try now. */
  wake(): void {
    this.#wake?.();
  }

  /** No more sockets may be opened. */
  shut(): void {
    this.#refuse?.(new Error('The session is over.'));
  }
}
