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

/** The calls waiting for an answer on each socket; one that is over leaves by itself. Their ids are strings, unlike the numbers of wsLink. */
const waitingOn = new WeakMap<WebSocket, Map<string, Waiting>>();
let calls = 0;

/** Called when no call waits on the socket any longer. */
const whenIdle = new WeakMap<WebSocket, (() => void)[]>();

/** Calls back once no call waits for an answer on this socket, at once if none does, and in any case after so long. */
export function whenAnswered(socket: WebSocket, withinMs: number, then: () => void): void {
  if (!waitingOn.get(socket)?.size) return then();
  const once = () => {
    clearTimeout(timer);
    whenIdle.set(
      socket,
      (whenIdle.get(socket) ?? []).filter((each) => each !== once),
    );
    then();
  };
  const timer = setTimeout(once, withinMs);
  whenIdle.set(socket, [...(whenIdle.get(socket) ?? []), once]);
}

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
    if (answer.result) call.next(answer.result);
    else call.fail(answer);
  });
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.fail(new Error(LOST));
  });
  return waiting;
}

interface Options {
  /**
   * What waits for the new socket while a lost one is being replaced; everything unless given. The stock socket link would open one of
   * its own beside it, without the pause between tries, and whatever was sent on that is lost when the replacement closes it. Calls that
   * have another way pass on at once.
   */
  waits?: (op: Pick<Operation, 'type'>) => boolean;
}

/**
 * Writes queries and mutations to the socket in the same tick. The stock link waits for a timer before each write, which
 * costs more than the rest of the way there and back.
 * @param findClient the socket client until it is closed; without it the next link has the call
 */
export function writeAtOnceLink<Router extends AnyRouter>(
  findClient: () => TRPCWebSocketClient | null,
  { waits = () => true }: Options = {},
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
      return isBeingReplaced(client) && waits(op) ? afterReplacement(client, start) : start();
    };
}

/** Lost, or asked by the server to come again; not while the first one opens. */
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
    let isOver = false;
    let started: Unsubscribable | undefined;
    const tryStart = () => {
      if (isOver || isBeingReplaced(client)) return;
      isOver = true;
      waiting.unsubscribe();
      if (client.connectionState.get().state === 'idle')
        observer.error(TRPCClientError.from(new Error(LOST)));
      else started = start().subscribe(observer);
    };
    // A microtask later: whoever stops listening while the state is told would have the next one passed over.
    const waiting = client.connectionState.subscribe({ next: () => queueMicrotask(tryStart) });
    return () => {
      isOver = true;
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
    return () => {
      waiting.delete(id);
      if (waiting.size === 0) for (const tell of whenIdle.get(socket) ?? []) tell();
    };
  });
}
