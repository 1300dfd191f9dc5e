import { expect, test } from 'vitest';
import { NewestVersions } from './newest-versions.ts';

test('only what is newer is news, and only the last rides are remembered', () => {
  const newest = new NewestVersions(2);
  expect([newest.learn('a', 2), newest.learn('a', 2), newest.learn('a', 1), newest.learn('a', 3)]).toEqual([
    ...[true, false, false, true],
  ]);
  newest.learn('b', 1);
  newest.learn('a', 4);
  newest.learn('c', 1);
  expect([newest.learn('a', 4), newest.learn('b', 1)]).toEqual([false, true]);
});
