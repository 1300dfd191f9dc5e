import { expect, onTestFinished, test, vi } from 'vitest';
import { MicroBatch } from './micro-batch.ts';

/** Longer than any test here takes, when it uses the real clock. */
const LATE_MS = 60_000;

/** A batch whose runs end when the test says so. */
function controlled(fail: (items: number[]) => boolean = () => false, isRefusal = true, maxItems = 3) {
  const runs: { items: number[]; isAlone: boolean; end: () => void }[] = [];
  const batch = new MicroBatch<number, string>(
    (items, isAlone) =>
      new Promise((resolve, reject) => {
        const end = () =>
          fail(items) ? reject(new Error(`failed ${items.join()}`)) : resolve(items.map((n) => `done ${n}`));
        runs.push({ items, isAlone, end });
      }),
    {
      keysOf: (n) => [String(n % 10)],
      // Those from 1,000 on go separately.
      laneOf: (n) => n < 1_000,
      isRefusal: () => isRefusal,
      maxItems,
      lateMs: LATE_MS,
    },
  );
  return { batch, runs };
}

test('alone an item goes out at once; what arrives meanwhile goes together', async () => {
  const { batch, runs } = controlled();
  const first = batch.add(1);
  await expect.poll(() => runs.length).toBe(1);
  const others = [batch.add(2), batch.add(3)];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await first).toBe('done 1');
  await expect.poll(() => runs.length).toBe(2);
  expect(runs[1]?.items).toEqual([2, 3]);
  runs[1]?.end();
  expect(await Promise.all(others)).toEqual(['done 2', 'done 3']);
});

test('after a crowd the next batch begins a little later, and one alone at once again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const sizes: number[] = [];
  const run = (items: number[]) => {
    sizes.push(items.length);
    return Promise.resolve(items);
  };
  const batch = new MicroBatch<number, number>(run, {
    keysOf: () => [],
    isRefusal: () => false,
    lateMs: LATE_MS,
    crowdMs: 5,
  });
  await Promise.all(Array.from({ length: 8 }, (_, i) => batch.add(i)));
  const soon = [batch.add(8), batch.add(9)];
  await vi.advanceTimersByTimeAsync(4);
  expect(sizes).toEqual([8]);
  soon.push(batch.add(10));
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(soon);
  await batch.add(11);
  expect(sizes).toEqual([8, 3, 1]);
});

test('lanes never share a batch, and wait for each other only where items share a key', async () => {
  const { batch, runs } = controlled();
  const all = [1, 2, 1_003, 1_001, 12].map((n) => batch.add(n));
  await expect.poll(() => runs.map(({ items }) => items)).toEqual([[1, 2], [1_003]]);
  runs[1]?.end();
  await all[2];
  expect(runs).toHaveLength(2);
  runs[0]?.end();
  await expect
    .poll(() => runs.slice(2).map(({ items }) => items))
    .toEqual(expect.arrayContaining([[12], [1_001]]));
  for (const { end } of runs.slice(2)) end();
  expect(await Promise.all(all)).toEqual(['done 1', 'done 2', 'done 1003', 'done 1001', 'done 12']);
});

test('items of one key never share a batch and keep their order', async () => {
  const { batch, runs } = controlled();
  const all = [1, 11, 2, 21, 12].map((n) => batch.add(n));
  for (const [i, expected] of [[1, 2], [11, 12], [21]].entries()) {
    await expect.poll(() => runs.length).toBe(i + 1);
    expect(runs[i]?.items).toEqual(expected);
    runs[i]?.end();
  }
  expect(await Promise.all(all)).toHaveLength(5);
});

test('a batch is bounded', async () => {
  const { batch, runs } = controlled();
  const all = [1, 2, 3, 4].map((n) => batch.add(n));
  await expect.poll(() => runs.length).toBe(1);
  expect(runs[0]?.items).toEqual([1, 2, 3]);
  runs[0]?.end();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  await Promise.all(all);
});

test('a failing item takes no other with it', async () => {
  const { batch, runs } = controlled((items) => items.includes(2), true, 8);
  const results = Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => batch.add(n)));
  for (const i of [0, 1, 2, 3, 4, 5, 6]) {
    await expect.poll(() => runs.length).toBeGreaterThan(i);
    runs[i]?.end();
  }
  expect((await results).map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ]);
  expect(runs.map(({ isAlone }) => isAlone)).toEqual([false, ...Array.from({ length: 6 }, () => true)]);
});

test('while a batch is late the next one goes, without what shares a key with it, and no third', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { batch, runs } = controlled();
  const late = batch.add(1);
  await vi.advanceTimersByTimeAsync(0);
  const [same, others] = [batch.add(11), [batch.add(2), batch.add(3)]];
  await vi.advanceTimersByTimeAsync(LATE_MS - 1);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs[1]?.items).toEqual([2, 3]);
  const next = batch.add(4);
  await vi.advanceTimersByTimeAsync(2 * LATE_MS);
  expect(runs).toHaveLength(2);
  runs[0]?.end();
  expect(await late).toBe('done 1');
  await vi.advanceTimersByTimeAsync(0);
  expect(runs[2]?.items).toEqual([11, 4]);
  for (const run of runs.slice(1)) run.end();
  expect(await Promise.all([same, ...others, next])).toHaveLength(4);
});

test('an item alone that is refused is run once more', async () => {
  let tries = 0;
  const { batch, runs } = controlled(() => (tries += 1) === 1);
  const result = batch.add(1);
  for (const i of [0, 1]) {
    await expect.poll(() => runs.length).toBe(i + 1);
    runs[i]?.end();
  }
  expect(await result).toBe('done 1');
});

test('where nobody answers the whole batch fails at once', async () => {
  const { batch, runs } = controlled(() => true, false);
  const results = Promise.allSettled([1, 2, 3].map((n) => batch.add(n)));
  await expect.poll(() => runs.length).toBe(1);
  runs[0]?.end();
  expect((await results).map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toHaveLength(1);
});

test('an item that has to wait alone keeps none but its own key', async () => {
  const { batch, runs } = controlled((items) => items.includes(2));
  const slow = batch.add(2).catch(String);
  await expect.poll(() => runs.length).toBe(1);
  runs[0]?.end();
  await expect.poll(() => runs.length).toBe(2);
  // Its second run has no end yet.
  const [others, next] = [[batch.add(1), batch.add(3)], batch.add(12)];
  await expect.poll(() => runs[2]?.items).toEqual([1, 3]);
  runs[2]?.end();
  expect(await Promise.all(others)).toEqual(['done 1', 'done 3']);
  expect(runs).toHaveLength(3);
  runs[1]?.end();
  expect(await slow).toContain('failed 2');
  await expect.poll(() => runs[3]?.items).toEqual([12]);
  runs[3]?.end();
  expect(await next).toBe('done 12');
});

test('what was refused alone goes alone for a while, so that the next batch needn’t fail of it', async () => {
  const { batch, runs } = controlled((items) => items.includes(2) && runs.length < 3);
  const refused = batch.add(2).catch(String);
  for (const i of [0, 1]) {
    await expect.poll(() => runs.length).toBe(i + 1);
    runs[i]?.end();
  }
  await refused;
  const all = [1, 2, 3].map((n) => batch.add(n));
  await expect.poll(() => runs.slice(2).map(({ items }) => items)).toEqual([[1, 3], [2]]);
  for (const run of runs.slice(2)) run.end();
  expect(await Promise.all(all)).toHaveLength(3);
  // It succeeded, and is treated like the others again.
  const again = [1, 2].map((n) => batch.add(n));
  await expect.poll(() => runs[4]?.items).toEqual([1, 2]);
  runs[4]?.end();
  await Promise.all(again);
});
