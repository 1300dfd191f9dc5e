import { expect, test } from 'vitest';
import { sayStreets } from './say-streets.ts';

const texts = { unnamed: 'Street without a name', more: (count: number) => `and ${count} more` };
const named = (name: string, bn?: string) => ({ name, names: bn ? { bn } : {} });

test('each street is named once, in the language on screen; of more than three the rest is counted', () => {
  const say = (names: Parameters<typeof sayStreets>[0], locale = 'en-US') => sayStreets(names, locale, texts);
  expect(say([named('Lake Road'), named('Lake Road')])).toBe('Lake Road');
  expect(say([named('Lake Road', 'লেক রোড')], 'bn-BD')).toBe('লেক রোড');
  expect(say([null, named('A')])).toBe('Street without a name, A');
  expect(say(['A', 'B', 'C', 'D', 'E'].map((name) => named(name)))).toBe('A, B, C and 2 more');
});
