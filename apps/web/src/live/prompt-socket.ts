/** A socket that is not open after so long is given up, in milliseconds; by itself it might hang for minutes. */
const OPEN_WITHIN_MS = 8_000;

/**
 * A WebSocket that is over once it is closed. The browser's own first waits for the other side to agree, in Chromium
 * for a minute: when the network has died in silence, nobody would learn of the loss before that.
 */
export class PromptSocket extends WebSocket {
  #isOver = false;

  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    // First in line, so that whoever was told that it is over hears nothing more, not even its belated end.
    const swallow = (event: Event) => this.#isOver && event.stopImmediatePropagation();
    for (const type of ['message', 'error', 'close']) this.addEventListener(type, swallow);
    const timer = setTimeout(() => this.close(), OPEN_WITHIN_MS);
    for (const type of ['open', 'close']) this.addEventListener(type, () => clearTimeout(timer));
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
