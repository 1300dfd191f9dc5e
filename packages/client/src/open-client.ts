import {
  createTRPCClient,
  createWSClient,
  TRPCClientError,
  wsLink,
  type TRPCClient,
  type TRPCWebSocketClient,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { isAskedToMove, leavingAnswered } from './asked-to-move.ts';
import { createRetryDelay } from './retry-delay.ts';
import type { AppRouter } from './router.ts';
import { writeAtOnceLink } from './write-at-once-link.ts';

export interface OpenClient {
  trpc: TRPCClient<AppRouter>;
  socket: TRPCWebSocketClient;
  close(): Promise<void>;
}

interface Options {
  /** The server's address, such as https://ride.example.com. */
  url: string;
  /** An API key or an access token; a function is asked again for each new socket. Browsers that are signed in need none. */
  token?: string | (() => string | Promise<string>);
  /** The version of the API to speak with a key, such as 2026-11-29; the one the key was made with unless given. */
  version?: string;
  /** Replaces the platform's own WebSocket, for example in a program that has to send a cookie. */
  WebSocket?: typeof WebSocket;
  onOpen?: () => void;
  onClose?: (cause?: { code?: number }) => void;
}

/** A socket to a Ridewire server that reconnects by itself. After every gap, subscriptions continue with a new snapshot. */
function openSocket(options: Options): TRPCWebSocketClient {
  const retry = createRetryDelay();
  const { url, token, version } = options;
  const client = createWSClient({
    url: `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/trpc`,
    ...(token !== undefined && {
      connectionParams: async () => ({
        token: typeof token === 'string' ? token : await token(),
        ...(version !== undefined && { version }),
      }),
    }),
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
