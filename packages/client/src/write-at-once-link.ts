import type { TRPCLink, TRPCWebSocketClient } from '@trpc/client';
import { TRPCClientError, wsLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { TRPCResponseMessage } from '@trpc/server/rpc';

let lastId = 0;

/**
 * A terminating link that writes a query or mutation to the open socket at once. tRPC's own link gathers requests first,
 * which costs each call over a millisecond. Subscriptions, and calls made while the socket is not open, go the usual way
 * and so keep their reconnecting and queueing.
 */
export function writeAtOnceLink<Router extends AnyTRPCRouter>(client: TRPCWebSocketClient): TRPCLink<Router> {
  const usual = wsLink<Router>({ client } as Parameters<typeof wsLink<Router>>[0]);
  return (runtime) => {
    const forward = usual(runtime);
    return ({ op, next }) => {
      const socket = client.connection?.ws;
      if (op.type === 'subscription' || socket?.readyState !== WebSocket.OPEN) return forward({ op, next });
      return observable((observer) => {
        // A text id never meets the numbers of tRPC's own requests on the same socket.
        const id = `w${++lastId}`;
        const head = `{"id":"${id}",`;
        const onMessage = ({ data }: MessageEvent) => {
          if (typeof data !== 'string' || !data.startsWith(head)) return;
          const message = JSON.parse(data) as TRPCResponseMessage;
          if ('error' in message) return observer.error(TRPCClientError.from(message as never));
          observer.next({ result: message.result as never });
          observer.complete();
        };
        const onClose = () =>
          observer.error(TRPCClientError.from(new Error('The connection was lost. Please try again.')));
        socket.addEventListener('message', onMessage);
        socket.addEventListener('close', onClose);
        socket.send(JSON.stringify({ id, method: op.type, params: { path: op.path, input: op.input } }));
        return () => {
          socket.removeEventListener('message', onMessage);
          socket.removeEventListener('close', onClose);
        };
      });
    };
  };
}
