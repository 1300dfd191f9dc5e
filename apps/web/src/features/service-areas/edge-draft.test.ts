import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginEdge, stepEdge, type EdgeStep } from './edge-draft.ts';

const at = (lat: number, lng = 90) => ({ lat, lng });
const steps = (...all: EdgeStep[]) => all.reduce(stepEdge, beginEdge([at(1), at(2), at(3)])).corners;

test('corners are added at the end or before another one, to a meter', () => {
  expect(steps({ do: 'add', at: at(4.123456) })).toEqual([at(1), at(2), at(3), at(4.12346)]);
  expect(steps({ do: 'add', at: at(4), index: 1 })).toEqual([at(1), at(4), at(2), at(3)]);
});

test('a corner is moved and removed', () => {
  expect(steps({ do: 'move', index: 1, at: at(9), isMore: false })).toEqual([at(1), at(9), at(3)]);
  expect(steps({ do: 'remove', index: 0 })).toEqual([at(2), at(3)]);
});

test('one movement is undone as a whole, and nothing before the first step', () => {
  const moved = [5, 6, 7].map((lat, i): EdgeStep => ({ do: 'move', index: 2, at: at(lat), isMore: i > 0 }));
  expect(steps(...moved)).toEqual([at(1), at(2), at(7)]);
  expect(steps(...moved, { do: 'undo' }, { do: 'undo' })).toEqual([at(1), at(2), at(3)]);
});

test('corners typed without a pause are undone as a whole', () => {
  const typed = [5, 6, 7].map((lat, i): EdgeStep => ({ do: 'replace', corners: [at(lat)], isMore: i > 0 }));
  expect(steps(...typed)).toEqual([at(7)]);
  expect(steps(...typed, { do: 'undo' })).toEqual([at(1), at(2), at(3)]);
});

test('there are never more corners than an area can have', () => {
  const full = beginEdge(Array.from({ length: 200 }, (_, i) => at(i / 10)));
  expect(stepEdge(full, { do: 'add', at: at(50) })).toBe(full);
});

test('each step can be undone', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), at: fc.constant(at(4)), index: fc.nat({ max: 3 }) }),
    fc.record({ do: fc.constant('remove' as const), index: fc.nat({ max: 2 }) }),
    fc.record({
      do: fc.constant('replace' as const),
      corners: fc.constant([at(8)]),
      isMore: fc.constant(false),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 3 }), (done) => {
      const all = done.reduce<ReturnType<typeof beginEdge>[]>(
        (drafts, each) => [...drafts, stepEdge(drafts.at(-1)!, each)],
        [beginEdge([at(1), at(2), at(3)])],
      );
      for (const [i, before] of all.slice(0, -1).entries())
        expect(stepEdge(all[i + 1]!, { do: 'undo' })).toEqual(before);
    }),
  );
});
