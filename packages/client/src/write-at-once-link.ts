import {
  TRPCClientError,
  type Operation,
  type OperationResultObservable,
  type TRPCLink,
  type TRPCWebSocketClient,
} from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AnyRouter } from '@trpc/server/unstable-core-do-not-import';

interface Waiting {
  next(result: { type: 'data'; data: unknown }): void;
  fail(error: object): void;
}

/** The calls waiting for an answer on each socket. Their ids are strings, so they never clash with the numbers of wsLink. */
const waitingOn = new WeakMap<WebSocket, Map<string, Waiting>>();
let calls = 0;

const LOST = 'The connection was lost. Please try again.';

function watch(socket: WebSocket): Map<string, Waiting> {
  const known = waitingOn.get(socket);
  if (known) return known;
  const waiting = new Map<string, Waiting>();
  waitingOn.set(socket, waiting);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('{"id":"')) return;
    const answer = JSON.parse(data) as {
      id: string;
      result?: { type: 'data'; data: unknown };
      error?: object;
    };
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    if (answer.result) call.next(answer.result);
    else call.fail(answer);
  });
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.fail(new Error(LOST));
    waiting.clear();
  });
  return waiting;
}

/**
 * Writes queries and mutations to the socket in the same tick. The stock link waits for a timer before each write, which
 * costs more than the rest of the round trip. While a lost socket is being replaced, every call waits for the new one.
 * The stock link would open a socket of its own beside it, without the pause between tries, and calls sent on that one
 * are lost when the replacement closes it.
 * @param findClient returns the socket client, if there is one; without it the next link makes the call
 */
export function writeAtOnceLink<Router extends AnyRouter>(
  findClient: () => TRPCWebSocketClient | null,
): TRPCLink<Router> {
  return () =>
    ({ op, next }) => {
      const client = findClient();
      if (!client) return next(op);
      const start = () => {
        const { connection } = client;
        return op.type === 'subscription' || connection?.state !== 'open'
          ? next(op)
          : write<Router>(connection.ws, op);
      };
      return isBeingReplaced(client) ? afterReplacement(client, start) : start();
    };
}

/**
 * The socket was lost, or the server asked the client to reconnect. False while the first socket opens, and after it was
 * closed on purpose.
 */
const isBeingReplaced = ({ connectionState, connection }: TRPCWebSocketClient): boolean => {
  const { state, error } = connectionState.get();
  if (state === 'idle') return false;
  return state === 'connecting' ? error !== null : connection === null || connection.state === 'closed';
};

const afterReplacement = <Router extends AnyRouter>(
  client: TRPCWebSocketClient,
  start: () => OperationResultObservable<Router, unknown>,
): OperationResultObservable<Router, unknown> =>
  observable((observer) => {
    let started: Unsubscribable | undefined;
    const waiting = client.connectionState.subscribe({
      next: () => {
        if (started || isBeingReplaced(client)) return;
        if (client.connectionState.get().state === 'idle')
          observer.error(TRPCClientError.from(new Error(LOST)));
        else started = start().subscribe(observer);
      },
    });
    return () => {
      waiting.unsubscribe();
      started?.unsubscribe();
    };
  });

function write<Router extends AnyRouter>(
  socket: WebSocket,
  { type, path, input }: Operation,
): OperationResultObservable<Router, unknown> {
  return observable((observer) => {
    const waiting = watch(socket);
    const id = `w${(calls += 1)}`;
    waiting.set(id, {
      next(result) {
        observer.next({ result });
        observer.complete();
      },
      fail: (error) => observer.error(TRPCClientError.from(error)),
    });
    socket.send(JSON.stringify({ id, method: type, params: { path, input } }));
    return () => waiting.delete(id);
  });
}
