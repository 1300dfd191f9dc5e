import { TRPCClientError, type TRPCLink, type TRPCWebSocketClient } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AnyRouter } from '@trpc/server/unstable-core-do-not-import';

interface Waiting {
  next(result: { type: 'data'; data: unknown }): void;
  fail(error: object): void;
}

/** The calls that wait for an answer on one socket. Their ids are texts, so they never meet the numbers of wsLink. */
const waitingOn = new WeakMap<WebSocket, Map<string, Waiting>>();
let calls = 0;

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
    for (const call of waiting.values()) call.fail(new Error('The connection was lost. Please try again.'));
    waiting.clear();
  });
  return waiting;
}

/**
 * Writes queries and mutations to the socket in the same tick. The stock link waits for a timer before each write, which
 * costs more than the rest of the way there and back.
 * @param findClient the socket client while one is open; without it, and for subscriptions, the next link has the call
 */
export function writeAtOnceLink<Router extends AnyRouter>(
  findClient: () => TRPCWebSocketClient | null,
): TRPCLink<Router> {
  return () =>
    ({ op, next }) => {
      const connection = op.type === 'subscription' ? null : findClient()?.connection;
      if (connection?.state !== 'open') return next(op);
      return observable((observer) => {
        const waiting = watch(connection.ws);
        const id = `w${(calls += 1)}`;
        waiting.set(id, {
          next(result) {
            observer.next({ result });
            observer.complete();
          },
          fail: (error) => observer.error(TRPCClientError.from(error)),
        });
        connection.ws.send(
          JSON.stringify({ id, method: op.type, params: { path: op.path, input: op.input } }),
        );
        return () => waiting.delete(id);
      });
    };
}
