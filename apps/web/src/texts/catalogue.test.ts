import { expect, test } from 'vitest';
import { bangla } from './bangla.ts';
import { english } from './english.ts';
import { findUntranslated, shapeOf } from './testing/find-untranslated.ts';
import { findUnused } from './testing/find-unused.ts';

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../../packages/ui/src/**/*.{ts,tsx}',
    '!../**/*.test.ts',
    '!../**/testing/**',
    '!../site/**',
    '!./{en,bn}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** No texts, or such as have no word of their own in Bangla. */
const NO_TEXTS = new Set(['format.locale', 'format.currency', 'settings.on']);

const PAGED_LIST = /interface ListTexts/;
const HANDED_OVER = {
  drivers: PAGED_LIST,
  exports: /class ExportFailed/,
  incidents: PAGED_LIST,
  messages: PAGED_LIST,
  pieces: /UiTexts/,
  rides: PAGED_LIST,
  users: PAGED_LIST,
  // The type of an entry chooses.
  'audit.said': null,
  // The calendar's own buttons.
  'reports.ranges.calendar': null,
};

test('both languages have the same texts', () => expect(shapeOf(bangla)).toEqual(shapeOf(english)));

test('every text in Bangla is in Bangla', () =>
  expect(findUntranslated(english, bangla, ({ path }) => NO_TEXTS.has(path))).toEqual([]));

test('every text is used', () =>
  expect(findUnused(english, Object.values(sources), HANDED_OVER)).toEqual([]));
