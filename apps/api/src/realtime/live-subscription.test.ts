import { afterEach, expect, test, vi } from 'vitest';
import { EventHub } from './event-hub.ts';
import { Live } from './live-subscription.ts';
import { BOARD, PEOPLE } from './topics.ts';

afterEach(() => vi.useRealTimers());

const nothing = { snapshot: () => {}, change: () => {}, refused: () => {} };
const view = () => undefined;

test('a gap makes everybody read, but only few at a time', async () => {
  const hub = new EventHub();
  let reading = 0;
  let most = 0;
  let done = 0;
  const read = async () => {
    most = Math.max(most, (reading += 1));
    await new Promise(setImmediate);
    reading -= 1;
    done += 1;
    return null;
  };
  const leaves = Array.from({ length: 50 }, (_, i) =>
    new Live({ hub, topic: BOARD, view, read }).follow({
      ...nothing,
      viewer: { userId: `user ${i}`, sessionId: 'here' },
    }),
  );
  await expect.poll(() => done).toBe(50);
  hub.rereadAll();
  hub.rereadAll();
  await expect.poll(() => done).toBe(100);
  expect(most).toBe(4);
  for (const leave of leaves) leave();
});

test('while reads fail, gaps do not multiply the tries', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  let tries = 0;
  const read = () => {
    tries += 1;
    return Promise.reject(new Error('The database is away.'));
  };
  const leave = new Live({ hub, topic: BOARD, view, read }).follow(nothing);
  for (let i = 0; i < 3; i++) {
    await vi.advanceTimersByTimeAsync(0);
    hub.rereadAll();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries).toBe(5);
  leave();
});

test('of several topics any can ask for a new snapshot, and all are left', async () => {
  const hub = new EventHub();
  let snapshots = 0;
  const sink = { ...nothing, snapshot: () => (snapshots += 1) };
  const leave = new Live({ hub, topic: [BOARD, PEOPLE], view, read: () => Promise.resolve(null) }).follow(
    sink,
  );
  await expect.poll(() => snapshots).toBe(1);
  expect(hub.listenerCount).toBe(1);
  hub.reread(PEOPLE);
  await expect.poll(() => snapshots).toBe(2);
  hub.reread(BOARD);
  await expect.poll(() => snapshots).toBe(3);
  leave();
  expect(hub.listenerCount).toBe(0);
});

test('one person’s views of a kind are read once, and still each in each session', async () => {
  const hub = new EventHub();
  let reads = 0;
  const seen: string[] = [];
  const read = () => Promise.resolve((reads += 1));
  const follow = (sessionId: string) =>
    new Live({ hub, topic: BOARD, view, read }).follow({
      ...nothing,
      viewer: { userId: 'a', sessionId },
      snapshot: (json) => seen.push(json),
    });
  const first = [...Array<string>(30).fill('here'), ...Array<string>(30).fill('there')].map(follow);
  await expect.poll(() => seen.length).toBe(60);
  expect(reads).toBe(2);
  reads = 0;
  hub.rereadAll();
  await expect.poll(() => seen.length).toBe(120);
  expect(reads).toBe(2);
  for (const leave of first) leave();
});
