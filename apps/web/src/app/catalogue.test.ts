import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { away as awayInEnglish } from '../../away/words.en.ts';
import { loadStandardAnswers } from '../features/problems/desk/load-standard-answers.ts';
import { LANGUAGES } from '../kit/language/language.ts';
import { getSpoken, speak } from '../kit/texts/spoken.ts';
import * as ui from '../kit/texts/en/pieces.ts';
import { findUntranslated, shapeOf } from '../kit/texts/testing/find-untranslated.ts';
import { sayRefusal } from '../site/contact-form/say-refusal.ts';
import { findUnused } from '../kit/texts/testing/find-unused.ts';

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

afterEach(() => speak('en'));

/** Entries that are no texts, or are the same in every language. */
const NO_TEXTS = new Set(['format.locale', 'format.currency', 'settings.on']);

const HANDED_OVER = {
  exports: /class ExportFailed/,
  pieces: /UiTexts/,
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
  // Chosen by the moment; its button is the driver's, its event the desk's, and the rest the rider's.
  'driver.moments': null,
  'rider.moments': null,
  // The calendar's own buttons.
  'dates.calendar': null,
};

test('each area is called as what it exports', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(([area, exported]) => area !== exported)).toEqual([]);
});

test.each(LANGUAGES.slice(1))('%s has the texts that English has, in its own words', async (language) => {
  await speak(language);
  const texts = getSpoken().texts ?? {};
  expect(shapeOf(texts)).toEqual(shapeOf(english));
  expect(findUntranslated(english, { language, texts }, ({ path }) => NO_TEXTS.has(path))).toEqual([]);
});

test.each(LANGUAGES.slice(1))('%s has the words that come by themselves', async (language) => {
  const { away } = (await import(`../../away/words.${language}.ts`)) as { away: object };
  expect(shapeOf(away)).toEqual(shapeOf(awayInEnglish));
  const answers = await loadStandardAnswers(language);
  expect(shapeOf(answers)).toEqual(shapeOf(await loadStandardAnswers('en')));
  expect(await sayRefusal(language, { code: 'TOO_MANY' }, 'Not now.')).not.toBe('Not now.');
});

test('every text is used', () => expect(findUnused(english, sources, HANDED_OVER)).toEqual([]));
