import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as ui from '../kit/texts/en/pieces.ts';
import { findUntranslated, shapeOf } from '../kit/texts/testing/find-untranslated.ts';
import { findUnused } from '../kit/texts/testing/find-unused.ts';
import { words as bangla } from './words.bn.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** As text, without making a module of each. */
const readSources = (pattern: string, isLeftOut: (path: string) => boolean) =>
  globSync(pattern, { cwd: SOURCES })
    .filter((path) => !isLeftOut(path))
    .map((path) => [path, readFileSync(join(SOURCES, path), 'utf8')] as const);

const sources = ['**/*.{ts,tsx}', '../../../packages/ui/src/**/*.{ts,tsx}']
  .flatMap((pattern) => readSources(pattern, (path) => /^site\/|\/testing\/|\.(test|en|bn)\.ts$/.test(path)))
  .map(([, source]) => source);

// Vite names them from here.
const modules = new Map(
  Object.entries(
    import.meta.glob<Record<string, object>>(['../**/*.en.ts', '!../site/**'], { eager: true }),
  ).map(([path, module]) => [join('app', path), module]),
);
const english: Record<string, object> = { ...ui };
const names: [area: string, exported: string][] = [];
for (const [file, source] of readSources('**/*.en.ts', (path) => path.startsWith('site/')))
  for (const [, area = '', exported = ''] of source.matchAll(/defineTexts\('(\w+)', (\w+)\)/g)) {
    names.push([area, exported]);
    english[area] = modules.get(file)?.[exported] ?? {};
  }

/** Entries that are no texts, or are the same in Bangla. */
const NO_TEXTS = new Set(['format.locale', 'format.currency', 'settings.on']);

const PAGED_LIST = /interface ListTexts/;
const MADE_LIST = /interface (ListTexts|MadeListTexts)/;
const AREAS_LIST = /interface (ListTexts|AreasPageProps)/;
const HANDED_OVER = {
  drivers: PAGED_LIST,
  exports: /class ExportFailed/,
  announcements: PAGED_LIST,
  incidents: PAGED_LIST,
  messages: PAGED_LIST,
  pieces: /UiTexts/,
  deliveries: PAGED_LIST,
  problemDesk: PAGED_LIST,
  promos: MADE_LIST,
  quests: MADE_LIST,
  queues: AREAS_LIST,
  serviceAreas: AREAS_LIST,
  streetChanges: PAGED_LIST,
  rides: PAGED_LIST,
  scheduledDesk: PAGED_LIST,
  users: PAGED_LIST,
  // Chosen by the type of an entry.
  'audit.said': null,
  // Chosen by the side and the kind of a problem.
  'problems.kindsOf.rider': null,
  'problems.kindsOf.driver': null,
  // Written as they stand.
  'sheet.columns': null,
  // Listed as they stand.
  'problemDesk.standards': null,
  // Chosen by what is wrong with an edge.
  'serviceAreas.wrong': null,
  // Chosen by the kind of a place.
  'rider.placeKinds': null,
  // The calendar's own buttons.
  'dates.calendar': null,
};

test('each area is called as what it exports', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(([area, exported]) => area !== exported)).toEqual([]);
});

test('both languages have the same texts', () => expect(shapeOf(bangla.texts)).toEqual(shapeOf(english)));

test('every text in Bangla is in Bangla', () =>
  expect(findUntranslated(english, bangla.texts, ({ path }) => NO_TEXTS.has(path))).toEqual([]));

test('every text is used', () => expect(findUnused(english, sources, HANDED_OVER)).toEqual([]));
