import { backoffMs } from '@ridewire/client';
import type { SharedRideMessage } from '@ridewire/contracts';
import { NO_SUCH_LINK, SHARED_RIDE_URL } from '@ridewire/contracts/shared-ride';

/** A car that drives reports every few seconds. After this much silence the socket is opened anew, in milliseconds. */
const SILENCE_MS = 20_000;
/** The socket isn't opened more often for a route, or for silence that goes on, in milliseconds. */
const CALM_MS = 30_000;

interface Told {
  message: (message: SharedRideMessage) => void;
  connected: (isConnected: boolean) => void;
  /** There is no such ride; nothing follows. */
  gone: () => void;
}

/**
 * Follows the ride of a link on a socket, which is opened again whenever it is lost.
 * @returns what ends it, and what asks for a fresh snapshot
 */
export function followSharedRide(token: string, told: Told): { end: () => void; again: () => void } {
  let socket: WebSocket | undefined;
  let failures = 0;
  let openedAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const end = () => {
    isOver = true;
    clearTimeout(retry);
    clearTimeout(silence);
    window.removeEventListener('online', open);
    document.removeEventListener('visibilitychange', wake);
    socket?.close();
  };
  const again = () => {
    if (socket?.readyState === WebSocket.OPEN && performance.now() - openedAt > CALM_MS) open();
  };
  const breakSilence = () => {
    again();
    silence = setTimeout(breakSilence, CALM_MS);
  };
  const wake = () => {
    if (document.visibilityState === 'visible' && socket?.readyState === WebSocket.CLOSED) open();
  };
  function take(text: string): void {
    const message = JSON.parse(text) as SharedRideMessage;
    failures = 0;
    told.connected(true);
    told.message(message);
    if (message.type === 'snapshot' && message.data.over) return end();
    clearTimeout(silence);
    const isDriven = message.type === 'change' || message.data.position !== null;
    if (isDriven) silence = setTimeout(breakSilence, message.type === 'change' ? SILENCE_MS : CALM_MS);
  }
  function lose(code: number): void {
    clearTimeout(silence);
    if (code === NO_SUCH_LINK) {
      end();
      return told.gone();
    }
    told.connected(false);
    clearTimeout(retry);
    retry = setTimeout(open, backoffMs(failures));
    failures += 1;
  }
  function open(): void {
    const before = socket;
    clearTimeout(retry);
    clearTimeout(silence);
    const opened = new WebSocket(`${location.origin.replace('http', 'ws')}${SHARED_RIDE_URL}`);
    socket = opened;
    openedAt = performance.now();
    before?.close();
    opened.addEventListener('open', () => opened.send(token));
    opened.addEventListener('message', ({ data }) => socket === opened && !isOver && take(String(data)));
    opened.addEventListener('close', ({ code }) => socket === opened && !isOver && lose(code));
  }
  window.addEventListener('online', open);
  document.addEventListener('visibilitychange', wake);
  open();
  return { end, again };
}
