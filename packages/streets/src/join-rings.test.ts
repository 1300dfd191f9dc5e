import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRings } from './join-rings.ts';

describe('joinRings', () => {
  it('closes a ring however it was cut and turned', () => {
    const ring = fc.integer({ min: 4, max: 12 }).map((size) => Array.from({ length: size }, (_, n) => n));
    fc.assert(
      fc.property(
        ring,
        fc.array(fc.nat(11), { maxLength: 5 }),
        fc.infiniteStream(fc.boolean()),
        (nodes, cuts, turns) => {
          const closed = [...nodes, 0];
          const marks = [...new Set([0, ...cuts.map((cut) => cut % nodes.length), nodes.length])].sort(
            (a, b) => a - b,
          );
          const lines = marks.slice(1).map((end, at) => closed.slice(marks[at], end + 1));
          const mixed = lines.map((line) => (turns.next().value ? line.toReversed() : line)).toReversed();
          const joined = joinRings(mixed);
          expect(joined).toHaveLength(1);
          expect(joined[0]).toHaveLength(closed.length);
          expect(new Set(joined[0])).toEqual(new Set(nodes));
        },
      ),
    );
  });

  it('leaves out what stays open', () => {
    expect(joinRings([[1, 2, 3], [3, 4], [5, 6, 7, 5], [8]])).toEqual([[5, 6, 7, 5]]);
  });
});
