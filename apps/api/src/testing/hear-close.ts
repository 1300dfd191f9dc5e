import type { WebSocket } from 'ws';

/** Longer than closing takes on a crowded machine, in milliseconds. */
const SOON_MS = 20_000;

export interface Close {
  code: number;
  reason: string;
}

/**
 * Listens from now on for the close of a socket. What is returned waits for it; a socket that stays open gets a clear
 * error, where a test would only time out minutes later.
 */
export function hearClose(socket: WebSocket): () => Promise<Close> {
  const closed = new Promise<Close>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`The server hasn’t closed the socket within ${SOON_MS / 1000} seconds.`)),
      SOON_MS,
    );
    try {
      return await Promise.race([closed, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
