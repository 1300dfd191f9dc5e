import { expect, test } from 'vitest';
import { readReferral, typeReferral, type TypedReferral } from './read-referral.ts';

const typed: TypedReferral = { rides: '২০', days: '30', bringer: '50', comer: '20.50' };
const wrongIn = (change: Partial<TypedReferral>) => [...readReferral({ ...typed, ...change }).wrong];

test('what is typed is read, in either script, and typed again as it was', () => {
  const terms = { rides: 20, days: 30, bringerCents: 5_000, comerCents: 2_050 };
  expect(readReferral(typed).terms).toEqual(terms);
  expect(readReferral(typeReferral(terms)).terms).toEqual(terms);
});

test.each<[keyof TypedReferral, string]>([
  ['rides', '0'],
  ['rides', '1001'],
  ['rides', '2.5'],
  ['days', ''],
  ['days', '366'],
  ['bringer', '1000.01'],
  ['bringer', 'many'],
  ['comer', '-1'],
])('%s can’t be “%s”', (field, text) => expect(wrongIn({ [field]: text })).toEqual([field]));

test('one of the two can get nothing, but not both', () => {
  expect(wrongIn({ comer: '0' })).toEqual([]);
  expect(wrongIn({ bringer: '0' })).toEqual([]);
  expect(wrongIn({ bringer: '0', comer: '0.00' })).toEqual(['bringer']);
});
