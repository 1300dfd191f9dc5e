import { expect, test } from 'vitest';
import { patterns, sentences } from './bn/sentences.ts';
import { findPhrase } from './find-phrase.ts';

const SOURCES = Object.values(
  import.meta.glob<string>(['../../../api/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const REFUSAL = /new AppError\(\s*'[A-Z_]+',\s*'((?:[^'\\]|\\.)*)'/g;
const refusals = SOURCES.flatMap((source) =>
  [...source.matchAll(REFUSAL)].map(([, sentence = '']) => sentence),
);

test('every refusal that the server words by itself is known in Bangla', () => {
  expect(refusals.length).toBeGreaterThan(15);
  expect(
    refusals.filter((sentence) => findPhrase({ exact: sentences, patterns }, sentence) === null),
  ).toEqual([]);
});
