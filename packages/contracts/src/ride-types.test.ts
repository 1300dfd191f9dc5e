import { expect, test } from 'vitest';
import { firstRideType, withFirstWords } from './first-ride-types.ts';
import type { Language } from './languages.ts';
import { ChangeRideTypeInput } from './ride-types-desk.ts';
import { typeNameIn, typeWordsIn } from './ride-types.ts';
import { GREEK } from './testing/greek.ts';

const standard = firstRideType('standard');
const older = { ...standard, names: { en: 'Tuk' }, blurbs: { en: 'three wheels' } };

test('a type is called by its name in the language, or else in English', () => {
  const names = { en: 'Tuk', [GREEK]: 'Τουκ' } as { en: string };
  expect([GREEK, 'en' as Language].map((language) => typeWordsIn(names, language))).toEqual(['Τουκ', 'Tuk']);
  expect(typeNameIn([older], 'standard', GREEK)).toBe('Tuk');
  expect(typeNameIn([older], 'rocket', GREEK)).toBe('rocket');
});

test('a type that is older than a language can be changed, and gets words in each', () => {
  const change = { ...standard, type: 'standard', seen: older };
  expect(ChangeRideTypeInput.parse(change)).toMatchObject({
    names: standard.names,
    seen: { names: { en: 'Tuk' } },
  });
  expect(ChangeRideTypeInput.safeParse({ ...change, names: older.names }).success).toBe(false);
  const withoutFirst = { ...older, names: { bn: 'টুক' } };
  expect(ChangeRideTypeInput.safeParse({ ...change, seen: withoutFirst }).success).toBe(false);
});

test('a first type has our words in a language that it has none in, until the desk renames it', () => {
  const { names, blurbs } = standard;
  const before = { id: 'standard', names: { en: names.en }, blurbs: { ...blurbs, bn: 'গাড়ি' } };
  expect(withFirstWords(before)).toEqual({ ...before, names });
  expect(withFirstWords(older)).toEqual(older);
  expect(withFirstWords({ ...before, id: 'tuk' })).toEqual({ ...before, id: 'tuk' });
});
