import { afterEach, expect, test, vi } from 'vitest';
import type { RideImage } from './images.ts';
import { EventHub, type SharedFrames, type View } from './event-hub.ts';
import { Live } from './live-subscription.ts';
import type { ServerEvent } from './events.ts';
import { BOARD, PEOPLE } from './topics.ts';

afterEach(() => vi.useRealTimers());

/** A change with its number, as a ride's version numbers it. */
const numbered = (version: number) =>
  ({ event: 'ride.offered', ride: { id: 'r1', version } as RideImage }) satisfies ServerEvent;
const numberOf: View<number> = (event) => ('ride' in event ? event.ride.version : undefined);
/** Everything that is sent, in order: a snapshot as its text, a change as its number. */
function record() {
  const sent: unknown[] = [];
  const data = (json: string) => (JSON.parse(json) as { data: unknown }).data;
  return {
    sent,
    sink: {
      snapshot: (frames: SharedFrames) => sent.push(data(frames.json)),
      change: (frames: SharedFrames) => sent.push(data(frames.json)),
      refused: () => {},
    },
  };
}

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
      snapshot: ({ json }) => seen.push(json),
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

test('what is the same for everybody is read once for all who wait, and what is gathered waits for no turn', async () => {
  const hub = new EventHub();
  const seen: string[] = [];
  const followAll = (kind: { isForAll?: true; isGathered?: true }, read: () => Promise<unknown>) => {
    const live = new Live({ hub, topic: BOARD, view: () => undefined, read, ...kind });
    return Array.from({ length: 50 }, (_, i) =>
      live.follow({
        ...nothing,
        viewer: { userId: `user ${i}`, sessionId: 'here' },
        snapshot: ({ json }) => seen.push(json),
      }),
    );
  };
  let reading = 0;
  const gathered = followAll({ isGathered: true }, () => {
    reading += 1;
    return new Promise(() => {});
  });
  expect(reading).toBe(50);
  let reads = 0;
  const shared = followAll({ isForAll: true }, () => Promise.resolve((reads += 1)));
  await expect.poll(() => seen.length).toBe(50);
  expect(reads).toBe(1);
  expect(new Set(seen).size).toBe(1);
  for (const leave of [...gathered, ...shared]) leave();
});

test('where reads are asked for faster than they end, each is sent, and what came meanwhile after it', async () => {
  const hub = new EventHub();
  const { sent, sink } = record();
  let reads = 0;
  const read = async () => {
    reads += 1;
    const now = `read ${reads}`;
    hub.publish(BOARD, numbered(reads));
    hub.reread(BOARD);
    await new Promise(setImmediate);
    return now;
  };
  const leave = new Live({ hub, topic: BOARD, view: numberOf, read }).follow(sink);
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(6);
  leave();
  expect(sent.slice(0, 6)).toEqual(['read 1', 1, 'read 2', 2, 'read 3', 3]);
});

test('more changes than a snapshot can wait with are dropped, and it is read anew', async () => {
  const hub = new EventHub();
  const { sent, sink } = record();
  const reads: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    reads.push(reading);
    return reading.promise;
  };
  const leave = new Live({ hub, topic: BOARD, view: numberOf, read }).follow(sink);
  await expect.poll(() => reads.length).toBe(1);
  for (let version = 1; version <= 5_000; version += 1) hub.publish(BOARD, numbered(version));
  reads[0]?.resolve('old');
  await expect.poll(() => reads.length).toBe(2);
  expect(sent.length).toBeLessThan(1_002);
  reads[1]?.resolve('new');
  await expect.poll(() => sent.at(-1)).toBe('new');
  leave();
});

test('changes go on while a new snapshot waits for its turn or can’t be read', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  const { sent, sink } = record();
  let isAway = false;
  const read = () =>
    isAway ? Promise.reject(new Error('The database is away.')) : Promise.resolve('snapshot');
  hub.publish(BOARD, numbered(1));
  const leave = new Live({ hub, topic: BOARD, view: numberOf, read }).follow(sink);
  await vi.advanceTimersByTimeAsync(0);
  isAway = true;
  hub.reread(BOARD);
  hub.publish(BOARD, numbered(2));
  await vi.advanceTimersByTimeAsync(0);
  hub.publish(BOARD, numbered(3));
  expect(sent).toEqual(['snapshot', 2, 3]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['snapshot', 2, 3, 'snapshot']);
  leave();
});
