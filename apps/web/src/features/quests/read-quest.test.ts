import { expect, test } from 'vitest';
import { readQuest, type TypedQuest } from './read-quest.ts';

const typed: TypedQuest = {
  ...{ name: ' Eid week ', rides: '২০', bonus: '50', from: '2026-12-01', to: '2026-12-31' },
};
const wrongIn = (change: Partial<TypedQuest>) => [...readQuest({ ...typed, ...change }).wrong];

test('what is typed is read, in either script', () => {
  expect(readQuest(typed).quest).toEqual({
    ...{ name: 'Eid week', rides: 20, bonusCents: 5_000, from: '2026-12-01', to: '2026-12-31' },
  });
});

test.each<[keyof TypedQuest, string]>([
  ['name', '  '],
  ['rides', '0'],
  ['rides', '1001'],
  ['rides', '2.5'],
  ['bonus', '0'],
  ['bonus', '1000.01'],
  ['bonus', 'many'],
  ['from', ''],
  ['to', ''],
  ['to', '2026-11-30'],
  ['to', '2027-01-01'],
])('%s can’t be “%s”', (field, text) => expect(wrongIn({ [field]: text })).toEqual([field]));

test('the most is taken', () =>
  expect(wrongIn({ rides: '1000', bonus: '1000.00', to: '2026-12-31' })).toEqual([]));
