import { getConnectionPace, onCloserWatch } from './connection-pace.ts';
import { pressAnswered } from './press-frame.ts';
import { watchSilence } from './watch-silence.ts';

/** A socket that is not open after so long is given up, in milliseconds; by itself it might hang for minutes. */
const OPEN_WITHIN_MS = 8_000;

let silentSinceMs: number | null = null;

/** Since when the last socket had been silent when it was given up, in epoch milliseconds; null when it was closed otherwise. */
export function takeSilence(): number | null {
  const sinceMs = silentSinceMs;
  silentSinceMs = null;
  return sinceMs;
}

/**
 * A WebSocket that notices when the other side has gone silent, and is over once it is closed. The browser's own first waits for
 * the other side to agree, in Chromium for a minute: when the network has died in silence, nobody would learn of the loss before
 * that. What comes in between a press and the frame that answers it is read after that frame: a screen drawn anew for the
 * server's answer, or for another's ride, would hold up the sign that the press was felt.
 */
export class PromptSocket extends WebSocket {
  #isOver = false;
  /** What came while a press waited for its frame, in its order. */
  #held: unknown[] = [];
  #isReleasing = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    // First in line, so that whoever was told that it is over hears nothing more, not even its belated end.
    const swallow = (event: Event) => this.#isOver && event.stopImmediatePropagation();
    for (const type of ['message', 'error', 'close']) this.addEventListener(type, swallow);
    this.addEventListener('message', (event) => this.#hold(event));
    this.addEventListener('close', () => this.#release());
    const timer = setTimeout(() => this.close(), OPEN_WITHIN_MS);
    for (const type of ['open', 'close']) this.addEventListener(type, () => clearTimeout(timer));
    this.addEventListener('open', () => this.#watch());
  }

  #hold(event: MessageEvent): void {
    if (this.#isReleasing) return;
    const answered = pressAnswered();
    const isFirst = this.#held.length === 0;
    if (!answered && isFirst) return;
    event.stopImmediatePropagation();
    this.#held.push(event.data);
    if (isFirst) void answered?.then(() => this.#release());
  }

  #release(): void {
    this.#isReleasing = true;
    for (const data of this.#held.splice(0)) this.dispatchEvent(new MessageEvent('message', { data }));
    this.#isReleasing = false;
  }

  #watch(): void {
    const watch = watchSilence(this, getConnectionPace, (sinceMs) => {
      silentSinceMs = sinceMs;
      this.close();
    });
    const ended = new AbortController();
    // A phone that was asleep, or changed its network, may hold a socket that nobody listens to any more.
    const onVisible = () => document.visibilityState === 'visible' && watch.ask();
    globalThis.document?.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
    globalThis.window?.addEventListener('online', () => watch.ask(), { signal: ended.signal });
    const stopHearing = onCloserWatch(() => watch.repace());
    this.addEventListener('close', () => {
      watch.stop();
      ended.abort();
      stopHearing();
    });
  }

  override close(code?: number, reason?: string): void {
    const wasOpen = this.readyState === WebSocket.OPEN;
    super.close(code, reason);
    // One that was still opening ends at once by itself.
    if (!wasOpen) return;
    queueMicrotask(() => {
      this.dispatchEvent(new CloseEvent('close', { code: 1006, wasClean: false }));
      this.#isOver = true;
    });
  }
}
