import { expect, test } from 'vitest';
import { readWaiting, typeWaiting, type TypedWaiting } from './read-waiting.ts';

const typed: TypedWaiting = { freeMinutes: '২', mostMinutes: '20', noShowMinutes: ' 6 ' };
const wrongIn = (change: Partial<TypedWaiting>) => [...readWaiting({ ...typed, ...change }).wrong];

test('what is typed is read, in either script, and typed again as it was', () => {
  const rules = { freeMinutes: 2, mostMinutes: 20, noShowMinutes: 6 };
  expect(readWaiting(typed).rules).toEqual(rules);
  expect(readWaiting(typeWaiting(rules)).rules).toEqual(rules);
});

test.each<[keyof TypedWaiting, string]>([
  ['freeMinutes', '0'],
  ['freeMinutes', '2.5'],
  ['mostMinutes', '61'],
  ['mostMinutes', ''],
  ['noShowMinutes', '31'],
  ['noShowMinutes', 'long'],
])('%s can’t be “%s”', (field, text) => {
  expect(wrongIn({ [field]: text })).toEqual([field]);
  expect(readWaiting({ ...typed, [field]: text })).toMatchObject({ rules: null, isEarly: false });
});

test('a driver can’t leave while waiting is still free', () => {
  expect(readWaiting({ ...typed, freeMinutes: '7' })).toMatchObject({ rules: null, isEarly: true });
  expect(wrongIn({ freeMinutes: '6' })).toEqual([]);
});
