import { createTRPCClient, TRPCClientError, type TRPCLink, type TRPCWebSocketClient } from '@trpc/client';
import type { AnyRouter } from '@trpc/server/unstable-core-do-not-import';
import { observable } from '@trpc/server/observable';
import { describe, expect, it } from 'vitest';
import { writeAtOnceLink } from './write-at-once-link.ts';

/** The browser's socket, as far as the link sees it. */
class Socket extends EventTarget {
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  answer(answer: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(answer) }));
  }
  lastId(): string {
    return (JSON.parse(this.sent.at(-1) ?? '{}') as { id: string }).id;
  }
}

function connect(state: 'open' | 'connecting' = 'open') {
  const socket = new Socket();
  const passedOn: string[] = [];
  const nextLink: TRPCLink<AnyRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        passedOn.push(`${op.type} ${op.path}`);
        observer.next({ result: { type: 'data', data: 'by the next link' } });
        observer.complete();
      });
  const wsClient = { connection: { id: 1, state, ws: socket } } as unknown as TRPCWebSocketClient;
  const client = createTRPCClient<AnyRouter>({ links: [writeAtOnceLink(() => wsClient), nextLink] });
  // oxlint-disable-next-line typescript/no-explicit-any -- a router without a type has no typed paths
  const calls = client as any;
  return { socket, passedOn, calls };
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
