import { expect, test } from 'vitest';
import type { Language } from '@ridewire/contracts/languages';
import { readArticle } from '../../../read-articles.ts';
import { findUntranslated, shapeOf } from '../../kit/texts/testing/find-untranslated.ts';
import { findUnused } from '../../kit/texts/testing/find-unused.ts';

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!./**', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const byPage = (modules: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(modules).map(([file, texts]) => [file.slice('./en/'.length, -'.ts'.length), texts]),
  );
/** Articles with their text apart from what holds it. */
const byArticle = (sources: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(sources).map(([file, source]) => {
      const [, language = '', name = ''] = /(\w+)\/([\w-]+)\.md$/.exec(file) ?? [];
      const { html, ...facts } = readArticle(source, language as Language);
      const lines = html.split(/<[^>]*>|\n/).filter((line) => line !== '');
      return [name, { ...facts, html: { lines, tags: html.match(/<[^>]*>/g)?.join('') } }];
    }),
  );
const english = {
  ...byPage(import.meta.glob<object>('./en/**/*.ts', { import: 'default', eager: true })),
  ...byArticle(
    import.meta.glob<string>('../articles/en/*.md', { query: '?raw', import: 'default', eager: true }),
  ),
};
const bangla = {
  ...byPage(import.meta.glob<object>('./bn/**/*.ts', { import: 'default', eager: true })),
  ...byArticle(
    import.meta.glob<string>('../articles/bn/*.md', { query: '?raw', import: 'default', eager: true }),
  ),
};

/** Addresses, and names that the sources know things by. */
const isNoText = ({ key, value }: { key: string; value: unknown }) =>
  ['slug', 'icon', 'href', 'id', 'to', 'kind', 'plate', 'tags'].includes(key) ||
  /^(https?:|mailto:|tel:|\/|[a-z]+[_-][a-z_-]+$)/.test(String(value));

/** The license is what its English says: Bangla explains it before. */
const withoutLicense = (pages: Record<string, object>) => ({ ...pages, license: {} });

test('both languages have the same texts', () =>
  expect(shapeOf(withoutLicense(bangla))).toEqual(shapeOf(withoutLicense(english))));

test('every text in Bangla is in Bangla', () =>
  expect(findUntranslated(withoutLicense(english), withoutLicense(bangla), isNoText)).toEqual([]));

test('every text is used', () => {
  // A page's sources don't name it, and the topic of a message is chosen by a key.
  const byItsPage = Object.keys(english).map((page) => [page, /./] as const);
  const chosen = {
    ...Object.fromEntries(
      Object.keys(english).flatMap((page) => [
        [`${page}.html`, null],
        [`${page}.related`, null],
      ]),
    ),
    'contact.form.topics': null,
    'report.form.topics': null,
    'parts/contact-form.topics': null,
  };
  expect(findUnused(english, sources, { ...Object.fromEntries(byItsPage), ...chosen })).toEqual([]);
});
