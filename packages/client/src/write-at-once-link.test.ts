import { createTRPCClient, TRPCClientError, type TRPCLink, type TRPCWebSocketClient } from '@trpc/client';
import type { AnyRouter } from '@trpc/server/unstable-core-do-not-import';
import { behaviorSubject, observable } from '@trpc/server/observable';
import { describe, expect, it } from 'vitest';
import { whenAnswered, writeAtOnceLink } from './write-at-once-link.ts';

/** The parts of the browser's socket that the link uses. */
class Socket extends EventTarget {
  sent: string[] = [];
  listeners = 0;
  override addEventListener(...all: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...all);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  answer(answer: object): void {
    this.receive(JSON.stringify(answer));
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  lastId(): string {
    return (JSON.parse(this.sent.at(-1) ?? '{}') as { id: string }).id;
  }
}

type State = { state: 'connecting' | 'pending' | 'idle'; error: Error | null };
const OPENED: State = { state: 'pending', error: null };
const LOST: State = { state: 'connecting', error: new Error('lost') };

function connect(
  state: 'open' | 'connecting' | 'closed' | null = 'open',
  options?: Parameters<typeof writeAtOnceLink>[1],
) {
  const socket = new Socket();
  const connection = { id: 1, state, ws: socket };
  const connectionState = behaviorSubject<State>(
    state === 'connecting' ? { state: 'connecting', error: null } : OPENED,
  );
  const passedOn: string[] = [];
  const nextLink: TRPCLink<AnyRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        passedOn.push(`${op.type} ${op.path}`);
        observer.next({ result: { type: 'data', data: 'by the next link' } });
        observer.complete();
      });
  const wsClient = state && ({ connection, connectionState } as unknown as TRPCWebSocketClient);
  const client = createTRPCClient<AnyRouter>({ links: [writeAtOnceLink(() => wsClient, options), nextLink] });
  // oxlint-disable-next-line typescript/no-explicit-any -- a router without a type has no typed paths
  const calls = client as any;
  const loseConnection = () => Object.assign(wsClient as object, { connection: null });
  return { socket, passedOn, calls, connection, connectionState, loseConnection };
}

describe('writeAtOnceLink', () => {
  it('writes a call in the same tick and resolves with its answer', async () => {
    const { socket, calls, passedOn } = connect();
    const accepted: Promise<unknown> = calls.rides.accept.mutate({ rideId: 'r1' });
    expect(JSON.parse(socket.sent[0] ?? '')).toEqual({
      id: socket.lastId(),
      method: 'mutation',
      params: { path: 'rides.accept', input: { rideId: 'r1' } },
    });
    socket.answer({ id: socket.lastId(), result: { type: 'data', data: { id: 'r1' } } });
    await expect(accepted).resolves.toEqual({ id: 'r1' });
    expect(passedOn).toEqual([]);
  });

  it('tells answers apart by id, and ignores those that are not its own', async () => {
    const { socket, calls } = connect();
    const first: Promise<unknown> = calls.places.all.query();
    const firstId = socket.lastId();
    const second: Promise<unknown> = calls.places.all.query();
    socket.answer({ id: 1, result: { type: 'data', data: 'a subscription’s' } });
    socket.answer({ id: socket.lastId(), result: { type: 'data', data: 2 } });
    socket.answer({ id: firstId, result: { type: 'data', data: 1 } });
    await expect(Promise.all([first, second])).resolves.toEqual([1, 2]);
  });

  it('rejects with the server’s sentence and code', async () => {
    const { socket, calls } = connect();
    const accepted: Promise<unknown> = calls.rides.accept.mutate({ rideId: 'r1' });
    const error = {
      code: -32009,
      message: 'Taken by another driver.',
      data: { code: 'RIDE_TAKEN', httpStatus: 409 },
    };
    socket.answer({ id: socket.lastId(), error });
    await expect(accepted).rejects.toMatchObject({
      message: 'Taken by another driver.',
      data: { code: 'RIDE_TAKEN' },
    });
    await expect(accepted).rejects.toBeInstanceOf(TRPCClientError);
  });

  it('rejects what waits when the socket closes', async () => {
    const { socket, calls } = connect();
    const accepted: Promise<unknown> = calls.rides.accept.mutate({ rideId: 'r1' });
    socket.dispatchEvent(new Event('close'));
    await expect(accepted).rejects.toBeInstanceOf(TRPCClientError);
    await expect(accepted).rejects.toThrow('The connection was lost. Please try again.');
  });

  it('listens to a socket once, however many calls it carries', async () => {
    const { socket, calls } = connect();
    const all = [1, 2, 3].map((n): Promise<unknown> => {
      const answer = calls.places.all.query();
      socket.answer({ id: socket.lastId(), result: { type: 'data', data: n } });
      return answer;
    });
    await expect(Promise.all(all)).resolves.toEqual([1, 2, 3]);
    // `messages` and `close`.
    expect(socket.listeners).toBe(2);
  });

  it('isn’t confused by what is no answer, or one that comes again', async () => {
    const { socket, calls } = connect();
    const first: Promise<unknown> = calls.places.all.query();
    const id = socket.lastId();
    const faults: unknown[] = [];
    const note = (error: unknown) => faults.push(error);
    process.on('uncaughtException', note);
    for (const data of ['PONG', new ArrayBuffer(2), '{"id":null}', '{"id":"w0","result":{}}'])
      socket.receive(data);
    socket.answer({ id, result: { type: 'data', data: 1 } });
    socket.answer({ id, result: { type: 'data', data: 2 } });
    socket.dispatchEvent(new Event('close'));
    await expect(first).resolves.toBe(1);
    await new Promise(setImmediate);
    process.off('uncaughtException', note);
    expect(faults).toEqual([]);
  });

  it('has the next link call where there is no client at all', async () => {
    const { calls } = connect(null);
    await expect(calls.places.all.query()).resolves.toBe('by the next link');
  });

  it('holds whatever comes while a lost socket is being replaced, and opens none beside', async () => {
    for (const isSeen of [true, false]) {
      const { socket, calls, passedOn, connection, connectionState } = connect('closed');
      if (isSeen) connectionState.next(LOST);
      const all: Promise<unknown> = calls.places.all.query();
      calls.rides.offers.subscribe(undefined, {});
      connectionState.next(LOST);
      expect([passedOn, socket.sent]).toEqual([[], []]);
      connection.state = 'open';
      connectionState.next(OPENED);
      await Promise.resolve();
      expect(passedOn).toEqual(['subscription rides.offers']);
      socket.answer({ id: socket.lastId(), result: { type: 'data', data: 1 } });
      await expect(all).resolves.toBe(1);
      connectionState.next(OPENED);
      expect(socket.sent).toHaveLength(1);
    }
  });

  it('holds what comes while there is no socket at all, but for the first one', async () => {
    const lost = connect();
    lost.loseConnection();
    const held: Promise<unknown> = lost.calls.places.all.query();
    expect(lost.passedOn).toEqual([]);
    lost.connectionState.next({ state: 'idle', error: null });
    await expect(held).rejects.toThrow('The connection was lost.');
    const first = connect('connecting');
    first.loseConnection();
    await expect(first.calls.places.all.query()).resolves.toBe('by the next link');
  });

  it('starts nothing that was given up while it was held', async () => {
    const { calls, passedOn, connection, connectionState } = connect('closed');
    calls.rides.offers.subscribe(undefined, {}).unsubscribe();
    connection.state = 'open';
    connectionState.next(OPENED);
    await new Promise(setImmediate);
    expect(passedOn).toEqual([]);
  });

  it('rejects all that it holds when the client is closed instead', async () => {
    const { calls, passedOn, connectionState } = connect('closed');
    const held = [1, 2, 3, 4].map((): Promise<unknown> => calls.places.all.query());
    const settled = Promise.allSettled(held);
    connectionState.next({ state: 'idle', error: null });
    const reason = { message: 'The connection was lost. Please try again.' };
    expect(await settled).toMatchObject(held.map(() => ({ status: 'rejected', reason })));
    expect(passedOn).toEqual([]);
  });

  it('starts all that it holds, though each stops listening as it starts', async () => {
    const { calls, passedOn, connection, connectionState } = connect('closed');
    const held = [1, 2, 3, 4].map((): Promise<unknown> => calls.places.all.query());
    connection.state = 'connecting';
    connectionState.next(OPENED);
    expect(await Promise.all(held)).toHaveLength(4);
    expect(passedOn).toHaveLength(4);
  });

  it('passes on at once what need not wait', async () => {
    const { calls, passedOn } = connect('closed', { waits: ({ type }) => type === 'subscription' });
    calls.rides.offers.subscribe(undefined, {});
    await expect(calls.places.all.query()).resolves.toBe('by the next link');
    expect(passedOn).toEqual(['query places.all']);
  });

  it('leaves subscriptions, and calls while no socket is open, to the next link', async () => {
    const open = connect();
    open.calls.rides.offers.subscribe(undefined, {});
    expect(open.passedOn).toEqual(['subscription rides.offers']);
    const closed = connect('connecting');
    await expect(closed.calls.places.all.query()).resolves.toBe('by the next link');
    expect(closed.socket.sent).toEqual([]);
  });
});

describe('whenAnswered', () => {
  /** Waits as long as a test may take, unless told otherwise. */
  const listen = ({ socket }: ReturnType<typeof connect>, withinMs = 60_000) => {
    const heard: string[] = [];
    whenAnswered(socket as unknown as WebSocket, withinMs, () => heard.push('idle'));
    return heard;
  };

  it('calls back at once where nothing waits', async () => {
    const line = connect();
    expect(listen(line)).toEqual(['idle']);
    const answer: Promise<unknown> = line.calls.places.all.query();
    line.socket.answer({ id: line.socket.lastId(), result: { type: 'data', data: 1 } });
    await answer;
    expect(listen(line)).toEqual(['idle']);
  });

  it('calls back once, with the last answer', async () => {
    const line = connect();
    const ask = (): Promise<unknown> => line.calls.places.all.query();
    const [first, second] = [ask(), ask()];
    const lastId = line.socket.lastId();
    const heard = listen(line);
    line.socket.answer({ id: `w${Number(lastId.slice(1)) - 1}`, result: { type: 'data', data: 1 } });
    await first;
    expect(heard).toEqual([]);
    line.socket.answer({ id: lastId, result: { type: 'data', data: 2 } });
    await second;
    expect(heard).toEqual(['idle']);
    const third = ask();
    line.socket.answer({ id: line.socket.lastId(), result: { type: 'data', data: 3 } });
    await third;
    expect(heard).toEqual(['idle']);
  });

  it('calls back without an answer once the time is over', async () => {
    const { socket, calls } = connect();
    void calls.places.all.query();
    const over = await new Promise((resolve) => {
      whenAnswered(socket as unknown as WebSocket, 1, () => resolve('over'));
    });
    expect(over).toBe('over');
  });
});
