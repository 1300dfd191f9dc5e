import { getConnectionPace, onCloserWatch } from './connection-pace.ts';
import { pressAnswered } from './press-frame.ts';
import { watchSilence } from './watch-silence.ts';

/** A socket that is not open after this long is given up, in milliseconds. The browser might let it hang for minutes. */
const OPEN_WITHIN_MS = 8_000;

let silentSinceMs: number | null = null;

/**
 * Since when the last socket was silent when it was given up, in epoch milliseconds; null if it was closed for another
 * reason.
 */
export function takeSilence(): number | null {
  const sinceMs = silentSinceMs;
  silentSinceMs = null;
  return sinceMs;
}

/**
 * A WebSocket that notices when the other side falls silent, and is over as soon as it is closed. The browser's own first
 * waits for the other side to agree, for a minute in Chromium, so a network that died silently would be noticed only
 * then. A message that arrives between a press and the frame that answers it is read after that frame. Otherwise drawing
 * the screen for the server's answer, or for someone else's ride, would delay the sign that the press was felt.
 */
export class PromptSocket extends WebSocket {
  #isOver = false;
  /** Messages that came while a press waited for its frame, in order. */
  #held: unknown[] = [];
  #isReleasing = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    // Registered first, so that listeners who were told that it is over hear nothing more, not even its late end.
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
    // A phone that slept or changed networks may hold a socket that is dead at the other end.
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
    // A socket that was still opening ends at once by itself.
    if (!wasOpen) return;
    queueMicrotask(() => {
      this.dispatchEvent(new CloseEvent('close', { code: 1006, wasClean: false }));
      this.#isOver = true;
    });
  }
}
