import type { ConnectionPace } from './connection-pace.ts';

export interface SilenceWatch {
  /** Asks now: the network may have failed unnoticed. */
  ask(): void;
  /** The limit for silence may have changed. */
  repace(): void;
  stop(): void;
}

/**
 * Asks a silent server whether it is there, and reports if it does not answer. Any message counts as an answer. Messages
 * cost no timer: on a busy link they are only noted.
 * @param socket an open one
 * @param onSilent gets the time of the last message, in epoch milliseconds
 */
export function watchSilence(
  socket: Pick<WebSocket, 'send' | 'addEventListener'>,
  findPace: () => ConnectionPace,
  onSilent: (sinceMs: number) => void,
): SilenceWatch {
  // By a clock that cannot be set: setting one back would make every silence short.
  let heardMs = performance.now();
  let askedMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    const { askAfterMs, answerWithinMs } = findPace();
    const dueMs = askedMs === null ? heardMs + askAfterMs : askedMs + answerWithinMs;
    timer = setTimeout(look, Math.max(0, dueMs - performance.now()));
  };
  const ask = () => {
    if (askedMs === null) {
      askedMs = performance.now();
      socket.send('PING');
    }
    arm();
  };
  const look = () => {
    const { askAfterMs, answerWithinMs } = findPace();
    const nowMs = performance.now();
    if (askedMs === null) return nowMs - heardMs >= askAfterMs ? ask() : arm();
    return nowMs - askedMs >= answerWithinMs ? onSilent(Date.now() - (nowMs - heardMs)) : arm();
  };
  socket.addEventListener('message', () => {
    heardMs = performance.now();
    askedMs = null;
  });
  arm();
  return { ask, repace: arm, stop: () => clearTimeout(timer) };
}
