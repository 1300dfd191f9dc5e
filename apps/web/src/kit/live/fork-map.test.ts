import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ForkMap } from './fork-map.ts';

test('every fork goes on like a map of its own', () => {
  const step = fc.record({
    which: fc.nat(3),
    kind: fc.constantFrom('set', 'set', 'set', 'delete', 'fork'),
    key: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const pairs = [{ fork: new ForkMap<number, number>(), map: new Map<number, number>() }];
      steps.forEach(({ which, kind, key }, index) => {
        const { fork, map } = pairs[which % pairs.length] as (typeof pairs)[number];
        if (kind === 'set') {
          fork.set(key, index);
          map.set(key, index);
        } else if (kind === 'delete') expect(fork.delete(key)).toBe(map.delete(key));
        else pairs.push({ fork: fork.fork(), map: new Map(map) });
      });
      for (const { fork, map } of pairs) {
        expect(new Map(fork)).toEqual(map);
        expect(fork.size).toBe(map.size);
        expect(new Set(fork.keys())).toEqual(new Set(map.keys()));
      }
    }),
  );
});

test('what left and comes again has its place of before, in a copy too', () => {
  const map = new ForkMap([
    ['a', 1],
    ['b', 2],
  ]);
  const before = map.fork();
  map.delete('a');
  map.set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  expect([...before.values()]).toEqual([1, 2]);
});
