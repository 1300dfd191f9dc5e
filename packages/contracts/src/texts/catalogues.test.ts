import { expect, test } from 'vitest';
import { mistakes as banglaMistakes, refusals as banglaRefusals } from '../nouns/every-noun.bn.ts';
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
const BENGALI = /\p{Script=Bengali}/u;

const pairs: [string, Record<string, Text>, Record<string, Text>][] = [
  ['refusals', refusals, banglaRefusals],
  ['mistakes', mistakes, banglaMistakes],
];
const texts = pairs.flatMap(([catalogue, english, bangla]) =>
  Object.keys(english).map((key) => ({ catalogue, key, english, bangla })),
);

test.each(pairs)('both languages have the same %s', (_name, english, bangla) =>
  expect(Object.keys(bangla).toSorted()).toEqual(Object.keys(english).toSorted()),
);

test.each(texts)('$catalogue: $key is said in both, with all its parts', ({ key, english, bangla }) => {
  const said = sayText(english, key, PARTS) ?? '';
  const banglaSaid = sayText(bangla, key, PARTS) ?? '';
  for (const text of [said, banglaSaid]) expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect(banglaSaid).toMatch(BENGALI);
  // Names, codes and what is typed as it stands are the same in both; all other words are Bangla.
  for (const word of banglaSaid.match(/[A-Za-z]{2,}/g) ?? [])
    expect(said.toLowerCase()).toContain(word.toLowerCase());
});

test('a key that a catalogue does not have is not said', () => {
  expect(sayText(refusals, 'constructor')).toBeUndefined();
  expect(sayText(refusals, 'SAID_BY_NOBODY_YET')).toBeUndefined();
});
