import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedRows } from './sorted-rows.ts';

const half = (n: number) => n / 2;
const ascending = (a: number, b: number) => a - b;

test('whatever comes and goes, few or many at once, the order is that of a fresh sort', () => {
  const numbers = fc.uniqueArray(fc.integer(), { maxLength: 600 });
  fc.assert(
    fc.property(numbers, fc.array(fc.tuple(fc.nat(599), fc.nat(599))), (all, spans) => {
      const rows = new SortedRows(ascending, half);
      const held = new Set<number>();
      for (const [from, to] of spans) {
        const span = all.slice(Math.min(from, to), Math.max(from, to));
        const [out, into] = [span.filter((n) => held.has(n)), span.filter((n) => !held.has(n))];
        rows.remove(out);
        rows.add(into);
        for (const n of out) held.delete(n);
        for (const n of into) held.add(n);
        expect(rows.shown).toEqual([...held].toSorted(ascending).map(half));
      }
    }),
  );
});

test('what is not in is not taken out', () => {
  const rows = new SortedRows(ascending, half);
  rows.add([1, 3]);
  const before = rows.shown;
  rows.remove([2]);
  expect(rows.shown).toEqual([0.5, 1.5]);
  rows.remove([1]);
  expect(before).toEqual([0.5, 1.5]);
});

test('hundreds at once are sorted in and taken out', () => {
  const rows = new SortedRows(ascending, half);
  const all = Array.from({ length: 700 }, (_, i) => (i * 389) % 700);
  const of = (numbers: number[]) => numbers.toSorted(ascending).map(half);
  rows.add(all.slice(0, 100));
  rows.add(all.slice(100));
  expect(rows.shown).toEqual(of(all));
  rows.remove(all.slice(0, 300));
  expect(rows.shown).toEqual(of(all.slice(300)));
});
