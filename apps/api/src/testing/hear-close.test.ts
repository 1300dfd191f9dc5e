import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { afterEach, expect, test, vi } from 'vitest';
import { hearClose } from './hear-close.ts';

afterEach(() => void vi.useRealTimers());

const makeSocket = () => new EventEmitter() as WebSocket;

test('a close is heard, also one before anyone waits for it', async () => {
  const socket = makeSocket();
  const closed = hearClose(socket);
  socket.emit('close', 4401, Buffer.from('signed out'));
  expect(await closed()).toEqual({ code: 4401, reason: 'signed out' });
});

test('a socket that stays open is named after twenty seconds of waiting', async () => {
  vi.useFakeTimers();
  const said = hearClose(makeSocket())().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await said).toBe('The server hasn’t closed the socket within 20 seconds.');
});
