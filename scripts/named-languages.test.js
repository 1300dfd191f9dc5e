import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../packages/contracts/src/languages.ts';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const [first, ...others] = LANGUAGES;
const all = LANGUAGES.join('|');

/** The files that name another language than the first: what a new one adds, and what is true of one language alone. */
const NAMING = [
  // A row in each: “A language” in docs/architecture.md.
  'apps/api/src/texts/texts.ts',
  'packages/contracts/src/languages.ts',
  'packages/contracts/src/texts/stored-words.ts',
  // Dhaka's well-known places, in the languages that have a list.
  'packages/contracts/src/known-names.ts',
  // Signs in Bangla letters are in Bangla.
  'packages/contracts/src/latin-name.ts',
  // What every city's types have had since before there were others.
  'packages/db/src/schema/ride-types.ts',
  // Cities imported by older releases.
  'packages/streets/src/encode-graph.ts',
];

const isDictionary = new RegExp(`(^|[./])(${all})(\\.ts$|/)`);
const isLeftOut = (file) =>
  isDictionary.test(file) || /\.test\.tsx?$|\/testing\/|\/routeTree\.gen|\/node_modules\//.test(file);
const files = globSync(
  ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'apps/web/{,away/,public/}*.{ts,js,html}'],
  { cwd: ROOT },
)
  .filter((file) => !isLeftOut(file))
  .map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')]);
const filesWith = (pattern) => files.filter(([, source]) => pattern.test(source)).map(([file]) => file);

test('a language is named in its dictionaries and in few other files', () => {
  expect(files.length).toBeGreaterThan(1_500);
  expect(new Set(filesWith(new RegExp(`\\b(${others.join('|')})\\b`)))).toEqual(new Set(NAMING));
});

test(`nothing asks whether the language is ${first}, or any other`, () => {
  expect(
    filesWith(new RegExp(`[!=]==? ['"](${all})['"]|['"](${all})['"] [!=]==?|case ['"](${all})['"]`)),
  ).toEqual([]);
});
