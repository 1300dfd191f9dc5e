import { expect, test } from 'vitest';
import { checkHistory, type Transaction } from './check-history.ts';

/** A right history: transactions one after the other in truth, whose answers overlap. */
function makeHistory(count: number, lists = 1_000): Transaction[] {
  const stored = Array.from({ length: lists }, (): number[] => []);
  return Array.from({ length: count }, (_, i) => {
    const list = (i * 7_919) % lists;
    const key = `list ${list}`;
    const values = stored[list] as number[];
    const times = { startedAt: i * 10 - (i % 7) * 4, endedAt: i * 10 + 1 + (i % 5) * 6 };
    if (i % 3 === 0) return { ...times, appends: [], reads: [{ key, values: [...values] }] };
    values.push(i);
    const isUnanswered = i % 50 === 1;
    return {
      ...times,
      endedAt: isUnanswered ? undefined : times.endedAt,
      appends: [{ key, value: i }],
      reads: [],
    };
  });
}

const at = (ms: number, part: Partial<Transaction>): Transaction => ({
  ...{ startedAt: ms, endedAt: ms + 1, appends: [], reads: [] },
  ...part,
});
const append = (ms: number, value: number) => at(ms, { appends: [{ key: 'a', value }] });
const read = (ms: number, ...values: number[]) => at(ms, { reads: [{ key: 'a', values }] });

test('a right history has nothing to find', () => {
  expect(checkHistory(makeHistory(2_000, 20))).toEqual([]);
  const unanswered = { ...append(0, 1), endedAt: undefined };
  expect(checkHistory([unanswered, read(10), read(20, 1)])).toEqual([]);
  expect(checkHistory([append(0, 1), { ...read(0), endedAt: 5 }, read(10, 1)])).toEqual([]);
});

test.each([
  ['lost', [append(0, 1), append(10, 2), read(20, 2)]],
  ['doubled', [append(0, 1), read(10, 1, 1)]],
  ['stale', [append(0, 1), read(10), read(20, 1)]],
  ['stale', [{ ...append(0, 1), endedAt: undefined }, read(10, 1), read(20)]],
  ['invented', [read(10, 1)]],
  ['forked', [append(0, 1), append(0, 2), read(10, 1, 2), read(10, 2, 1)]],
] as const)('it finds what is %s', (kind, history) => {
  expect(checkHistory(history).map((each) => each.kind)).toContain(kind);
});

test('it finds a fault in 100,000 transactions, in linear time', () => {
  const history = makeHistory(100_000);
  const startedAt = performance.now();
  expect(checkHistory(history)).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  const last = history.findLast(({ reads }) => (reads[0]?.values.length ?? 0) > 5);
  if (!last?.reads[0]) throw new Error('There is no long read.');
  const { key, values } = last.reads[0];
  const seeded = history.map((each) =>
    each === last ? { ...each, reads: [{ key, values: values.slice(0, 2) }] } : each,
  );
  expect(checkHistory(seeded)).toContainEqual(expect.objectContaining({ kind: 'stale', key }));
});
