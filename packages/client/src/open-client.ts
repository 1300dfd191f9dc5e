import {
  createTRPCClient,
  createWSClient,
  TRPCClientError,
  wsLink,
  type TRPCClient,
  type TRPCWebSocketClient,
} from '@trpc/client';
import type { AppRouter } from '@ridewire/api/router';
import { observable } from '@trpc/server/observable';
import { isAskedToMove, leavingAnswered } from './asked-to-move.ts';
import { createRetryDelay } from './retry-delay.ts';
import { writeAtOnceLink } from './write-at-once-link.ts';

export interface OpenClient {
  trpc: TRPCClient<AppRouter>;
  socket: TRPCWebSocketClient;
  close(): Promise<void>;
}

interface Options {
  /** wss://host/trpc */
  url: string;
  /** Replaces the platform's own WebSocket, for example in a program that has to send a cookie. */
  WebSocket?: typeof WebSocket;
  onOpen?: () => void;
  onClose?: (cause?: { code?: number }) => void;
}

/** A socket to a Ridewire server that reconnects by itself. After every gap, subscriptions continue with a new snapshot. */
function openSocket(options: Options): TRPCWebSocketClient {
  const retry = createRetryDelay();
  const client = createWSClient({
    url: options.url,
    WebSocket: leavingAnswered(options.WebSocket ?? WebSocket),
    retryDelayMs: (attempt) => {
      if (attempt > 0 || !isAskedToMove(client)) return retry.delayMs(attempt);
      retry.moves();
      return 0;
    },
    onOpen: () => {
      retry.opened();
      options.onOpen?.();
    },
    onClose: (cause) => {
      retry.closed(cause?.code);
      options.onClose?.(cause);
    },
  });
  return client;
}

const CLOSED = TRPCClientError.from<AppRouter>(new Error('The client is closed.'));

/** A typed client that uses that socket. A call after its end is rejected. */
export function openClient(options: Options): OpenClient {
  const socket = openSocket(options);
  let isClosed = false;
  const trpc = createTRPCClient<AppRouter>({
    links: [
      // The stock link would open the socket again.
      () =>
        ({ op, next }) =>
          isClosed ? observable((observer) => observer.error(CLOSED)) : next(op),
      writeAtOnceLink(() => socket),
      wsLink({ client: socket }),
    ],
  });
  return {
    trpc,
    socket,
    close: () => {
      isClosed = true;
      return socket.close();
    },
  };
}
