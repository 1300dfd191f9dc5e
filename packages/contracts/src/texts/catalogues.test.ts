import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { mistakes, refusals } from '../nouns/every-noun.en.ts';
import { sayText, type Text } from './say-text.ts';

/** Values for the parameters of any text. */
const PARTS = {
  by: 'Rahim',
  city: 'Dhaka',
  days: 7,
  field: 'name',
  filter: 'colour',
  kind: 'licence',
  lacking: ['vehicle', 'licence'],
  leftCents: 1_450,
  known: ['pickup', 'type'],
  max: 80,
  min: 3,
  minutes: 30,
  name: 'Nadia',
  names: ['tpye'],
  newest: '4711',
  reason: 'Unpaid',
  retryAfterSeconds: 61,
  scope: 'rides:write',
  versions: '2026-11-29, 2026-11-28',
  status: 'completed',
  which: 'last',
  weeks: 8,
  word: 'DELETE',
  years: 20,
};
const catalogues = await Promise.all(
  LANGUAGES.slice(1).map(async (language) => {
    type Texts = Record<string, Text>;
    const texts = (await import(`../nouns/every-noun.${language}.ts`)) as {
      refusals: Texts;
      mistakes: Texts;
    };
    const { script = 'Latn' } = new Intl.Locale(language).maximize();
    return { language, texts, script };
  }),
);
const pairs = catalogues.flatMap(({ language, texts, script }) => [
  {
    name: `refusals in ${language}`,
    english: refusals as Record<string, Text>,
    other: texts.refusals,
    script,
  },
  {
    name: `mistakes in ${language}`,
    english: mistakes as Record<string, Text>,
    other: texts.mistakes,
    script,
  },
]);
const texts = pairs.flatMap((pair) => Object.keys(pair.english).map((key) => ({ ...pair, key })));

test.each(pairs)('$name: all that English has', ({ english, other }) =>
  expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted()),
);

test.each(texts)('$name: $key is said, with all its parts', ({ key, english, other, script }) => {
  const said = sayText(english, key, PARTS) ?? '';
  const otherSaid = sayText(other, key, PARTS) ?? '';
  for (const text of [said, otherSaid]) expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect(otherSaid).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
  if (script === 'Latn') return;
  // Names, codes and what is typed as it stands are the same in both; no other word is in Latin letters.
  for (const word of otherSaid.match(/[A-Za-z]{2,}/g) ?? [])
    expect(said.toLowerCase()).toContain(word.toLowerCase());
});

test('a key that a catalogue does not have is not said', () => {
  expect(sayText(refusals, 'constructor')).toBeUndefined();
  expect(sayText(refusals, 'SAID_BY_NOBODY_YET')).toBeUndefined();
});
