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
  /** With the code 4400, the server has no such version of the API: the client has closed for good. */
  onClose?: (cause?: { code?: number }) => void;
}

/** The server closes a socket with this code when it has no such version of the API. */
const NO_SUCH_VERSION = 4400;

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

const closedError = (message: string) => TRPCClientError.from<AppRouter>(new Error(message));
const CLOSED = closedError('The client is closed.');

/** A typed client that uses that socket. A call after its end is rejected. */
export function openClient(options: Options): OpenClient {
  let closed: TRPCClientError<AppRouter> | undefined;
  const socket = openSocket({
    ...options,
    onClose: (cause) => {
      // Trying again would be refused as well.
      if (cause?.code === NO_SUCH_VERSION) {
        closed ??= closedError(`The server has no version ${options.version} of the API.`);
        void socket.close();
      }
      options.onClose?.(cause);
    },
  });
  const trpc = createTRPCClient<AppRouter>({
    links: [
      // The stock link would open the socket again.
      () =>
        ({ op, next }) =>
          closed ? observable((observer) => observer.error(closed ?? CLOSED)) : next(op),
      writeAtOnceLink(() => socket),
      wsLink({ client: socket }),
    ],
  });
  return {
    trpc,
    socket,
    close: () => {
      closed ??= CLOSED;
      return socket.close();
    },
  };
}
