import { expect, test } from 'vitest';
import { actOnEach, type Outcome } from './act-on-each.ts';

test('each has its own outcome: one that is refused changes nothing for the others', async () => {
  const told = new Map<number, Outcome[]>();
  const act = (item: number) =>
    item % 3 === 0 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve();
  const items = [1, 2, 3, 4, 5, 6, 7];
  await actOnEach(items, act, (item, outcome) => told.set(item, [...(told.get(item) ?? []), outcome]));
  const last = items.map((item) => told.get(item)?.at(-1)?.state);
  expect(last).toEqual(['done', 'done', 'failed', 'done', 'done', 'failed', 'done']);
  for (const outcomes of told.values()) expect(outcomes.map(({ state }) => state)[0]).toBe('busy');
  expect(told.get(3)?.at(-1)).toEqual({ state: 'failed', error: new Error('no 3') });
});

test('a few at a time, and none that has not begun once nobody wants them', async () => {
  const releases: (() => void)[] = [];
  let isWanted = true;
  const began: number[] = [];
  const done = actOnEach(
    [1, 2, 3, 4, 5, 6],
    (item) => new Promise<void>((resolve) => void (began.push(item), releases.push(resolve))),
    () => {},
    () => isWanted,
  );
  expect(began).toEqual([1, 2, 3, 4]);
  isWanted = false;
  for (const release of releases) release();
  await done;
  expect(began).toEqual([1, 2, 3, 4]);
});
