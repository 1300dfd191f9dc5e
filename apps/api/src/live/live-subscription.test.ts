import { afterEach, expect, test, vi } from 'vitest';
import type { RideImage } from './images.ts';
import { AppError } from '../core/app-error.ts';
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

test('nothing is shown before the first snapshot, though it can’t be read at once', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  const { sent, sink } = record();
  let isAway = true;
  const read = () => {
    if (!isAway) return Promise.resolve('snapshot');
    // What comes during a read that fails has nothing to be added to.
    hub.publish(BOARD, numbered(0));
    return Promise.reject(new Error('The database is away.'));
  };
  const leave = new Live({ hub, topic: BOARD, view: numberOf, read }).follow(sink);
  hub.publish(BOARD, numbered(1));
  await vi.advanceTimersByTimeAsync(0);
  hub.publish(BOARD, numbered(2));
  expect(sent).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  hub.publish(BOARD, numbered(3));
  // One read is enough where nothing made it old.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['snapshot', 3]);
  leave();
});

test('a position that comes during a read is left out, a change is not, up to the thousandth', async () => {
  const hub = new EventHub();
  const { sent, sink } = record();
  const reading = Promise.withResolvers<string>();
  let reads = 0;
  const read = () => {
    reads += 1;
    return reading.promise;
  };
  const leave = new Live({ hub, topic: BOARD, view: numberOf, read }).follow(sink);
  await expect.poll(() => reads).toBe(1);
  hub.publish(BOARD, numbered(0), true);
  for (let version = 1; version <= 1_000; version += 1) hub.publish(BOARD, numbered(version));
  reading.resolve('snapshot');
  await expect.poll(() => sent.length).toBe(1_001);
  expect([sent[0], sent[1], sent.at(-1)]).toEqual(['snapshot', 1, 1_000]);
  expect(reads).toBe(1);
  // What follows goes on as it is.
  const droppable: boolean[] = [];
  sink.change = (_, isDroppable = true) => droppable.push(isDroppable);
  hub.publish(BOARD, numbered(1_001), true);
  hub.publish(BOARD, numbered(1_002));
  expect(droppable).toEqual([true, false]);
  leave();
});

test('one who has left gets nothing more, not even what was being read, and is not read for again', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  const { sent, sink } = record();
  const refusals: unknown[] = [];
  const reads: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    reads.push(reading);
    return reading.promise;
  };
  const follow = () =>
    new Live({ hub, topic: BOARD, view: numberOf, read }).follow({
      ...sink,
      refused: (error) => refusals.push(error),
    });
  const leaves = [follow(), follow(), follow()];
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveLength(3);
  for (const leave of leaves) leave();
  reads[0]?.resolve('snapshot');
  reads[1]?.reject(new Error('The database is away.'));
  reads[2]?.reject(new AppError('RIDE_NOT_FOUND'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent, refusals, reads.length]).toEqual([[], [], 3]);
});

test('one who leaves while a failed read waits to be tried again isn’t read for', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  let tries = 0;
  const read = () => {
    tries += 1;
    return Promise.reject(new Error('The database is away.'));
  };
  const leave = new Live({ hub, topic: BOARD, view, read }).follow(nothing);
  await vi.advanceTimersByTimeAsync(50);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
});

test('a refusal is told once, and not tried again', async () => {
  vi.useFakeTimers();
  const hub = new EventHub();
  const refusals: unknown[] = [];
  const no = new AppError('RIDE_NOT_FOUND');
  let tries = 0;
  const read = () => {
    tries += 1;
    return Promise.reject(no);
  };
  const leave = new Live({ hub, topic: BOARD, view, read }).follow({
    ...nothing,
    refused: (error) => refusals.push(error),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([refusals, tries]).toEqual([[no], 1]);
  leave();
});

test('a snapshot is shared by none of another kind, topic or person', async () => {
  const hub = new EventHub();
  const seen: Record<string, string> = {};
  const follow = (
    name: string,
    options: { view?: View<unknown>; topic?: typeof BOARD; userId?: string; isForAll?: true },
  ) =>
    new Live({
      hub,
      topic: options.topic ?? BOARD,
      view: options.view ?? view,
      read: () => Promise.resolve(name),
      ...(options.isForAll && { isForAll: true }),
    }).follow({
      ...nothing,
      ...(options.userId && { viewer: { userId: options.userId, sessionId: 'here' } }),
      snapshot: ({ json }) => (seen[name] = (JSON.parse(json) as { data: string }).data),
    });
  const other: View<unknown> = () => undefined;
  const leaves = [
    follow('a', { userId: 'a' }),
    follow('b', { userId: 'b' }),
    follow('a, another kind', { userId: 'a', view: other }),
    follow('a, another topic', { userId: 'a', topic: PEOPLE }),
    follow('for all', { isForAll: true }),
    follow('for all, another kind', { isForAll: true, view: other }),
    follow('for all, another topic', { isForAll: true, topic: PEOPLE }),
    follow('a stranger', {}),
    follow('another stranger', {}),
  ];
  await expect.poll(() => Object.keys(seen).length).toBe(leaves.length);
  for (const [name, read] of Object.entries(seen)) expect(read).toBe(name);
  for (const leave of leaves) leave();
});

test('as an iterable it gives the same messages, and leaves with its reader', async () => {
  const hub = new EventHub();
  const live = new Live({ hub, topic: BOARD, view: numberOf, read: () => Promise.resolve('snapshot') });
  expect(await live.read()).toBe('snapshot');
  const got: unknown[] = [];
  for await (const message of live) {
    got.push(message);
    if (got.length === 2) break;
    hub.publish(BOARD, numbered(7));
  }
  expect(got).toMatchObject([
    { type: 'snapshot', data: 'snapshot' },
    { type: 'change', data: 7 },
  ]);
  expect(hub.listenerCount).toBe(0);
  const refused = new Live({
    hub,
    topic: BOARD,
    view,
    read: () => Promise.reject(new AppError('RIDE_NOT_FOUND')),
  });
  await expect(refused[Symbol.asyncIterator]().next()).rejects.toThrow();
  await expect.poll(() => hub.listenerCount).toBe(0);
});
