import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallBudgets } from '../../core/call-budgets.ts';
import { EventHub } from '../../live/event-hub.ts';
import type { ServerEvent } from '../../live/events.ts';
import { Live } from '../../live/live-subscription.ts';
import { publicProcedure, router } from '../../procedures/procedures.ts';
import { LiveEndpoint } from './live-endpoint.ts';

// The machine-independent costs of the live path: writes, copies of a text, timers.

const EVENT = { event: 'demand.changed' } as unknown as ServerEvent;

function openMany(count: number, sessionEndsAt = Infinity) {
  const hub = new EventHub();
  const view = vi.fn(() => ({ kind: 'news' }));
  const endpoint = new LiveEndpoint({
    router: router({
      ask: publicProcedure.query(() => 'answer'),
      follow: publicProcedure.subscription(
        () => new Live({ hub, topic: 'board', view, read: () => Promise.resolve('all'), isForAll: true }),
      ),
    }),
    contextFor: () => ({}),
    onFault: (error) => expect.unreachable(String(error)),
    budgets: new CallBudgets(),
    onHeard: () => {},
  });
  onTestFinished(() => endpoint.drain());
  return {
    hub,
    view,
    sockets: Array.from({ length: count }, (_, i) => open(endpoint, `person ${i}`, sessionEndsAt)),
  };
}

/** A socket, and the buffers written to its connection: one list for each write. */
function open(endpoint: LiveEndpoint, userId: string, sessionEndsAt = Infinity) {
  const writes: Buffer[][] = [];
  const connection = new Writable({
    write: (chunk: Buffer, _encoding, done) => done(void writes.push([chunk])),
    writev: (chunks, done) => done(void writes.push(chunks.map(({ chunk }) => chunk as Buffer))),
  });
  const closes: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    close: (code: number) => void closes.push(code),
  });
  const actor = { userId, role: 'admin', sessionId: userId } as const;
  const from = { userAgent: null, ipAddress: null };
  const line = { socket: socket as unknown as WebSocket, connection: connection as unknown as Socket, from };
  endpoint.accept(line, { actor, sessionEndsAt, tokenEndsAt: null }, performance.now());
  return {
    writes,
    closes,
    say: (method: string, path: string) =>
      socket.emit('message', Buffer.from(JSON.stringify({ id: 1, method, params: { path } })), false),
  };
}

/** The texts of frames shorter than 126 bytes. */
const textsOf = (write: Buffer[] | undefined): string[] =>
  write?.map((frame) => frame.subarray(2).toString()) ?? [];

test('a view begins with one write, and an answer is one', async () => {
  const [socket] = openMany(1).sockets;
  socket?.say('subscription', 'follow');
  await expect.poll(() => socket?.writes.length).toBeGreaterThan(0);
  expect(textsOf(socket?.writes[0])).toEqual([
    '{"id":1,"result":{"type":"started"}}',
    expect.stringContaining('"type":"snapshot","data":"all"'),
  ]);
  socket?.say('query', 'ask');
  await expect.poll(() => socket?.writes.length).toBe(2);
  expect(textsOf(socket?.writes[1])).toEqual(['{"id":1,"result":{"type":"data","data":"answer"}}']);
});

test('an event is viewed once and written once, and each socket gets those very bytes by one write', async () => {
  const { hub, view, sockets } = openMany(20);
  for (const socket of sockets) socket.say('subscription', 'follow');
  await expect.poll(() => sockets.every(({ writes }) => writes.length === 1)).toBe(true);
  hub.publish('board', EVENT);
  expect(view).toHaveBeenCalledOnce();
  const [frame] = sockets[0]?.writes[1] ?? [];
  for (const { writes } of sockets) {
    expect(writes).toHaveLength(2);
    expect(writes[1]?.[0]).toBe(frame);
  }
});

test('a call after the session’s end is refused at once, and the socket with it', async () => {
  const [socket] = openMany(1, performance.now()).sockets;
  socket?.say('query', 'ask');
  await expect.poll(() => socket?.writes.length).toBe(1);
  expect(socket?.writes[0]?.toString()).toContain('"code":"NOT_SIGNED_IN"');
  expect(socket?.closes).toEqual([4401]);
});

test('an idle socket keeps no timer', async () => {
  const [timeouts, intervals] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
  const { sockets } = openMany(20);
  for (const socket of sockets) socket.say('subscription', 'follow');
  await vi.waitFor(() => expect(sockets.every(({ writes }) => writes.length === 1)).toBe(true));
  // The endpoint's own timer, which watches all sockets; timers that wait for this test are not counted.
  const ours = [...timeouts.mock.calls, ...intervals.mock.calls].filter(
    ([, ms]) => ms !== undefined && ms >= 1_000,
  );
  expect(ours.map(([, ms]) => ms)).toEqual([25_000, 1_000]);
});
