import { expect, test } from 'vitest';
import { findUntranslated, shapeOf } from '../../texts/testing/find-untranslated.ts';
import { findUnused } from '../../texts/testing/find-unused.ts';

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
const english = byPage(import.meta.glob<object>('./en/**/*.ts', { import: 'default', eager: true }));
const bangla = byPage(import.meta.glob<object>('./bn/**/*.ts', { import: 'default', eager: true }));

/** Addresses, and names that the sources know things by. */
const isNoText = ({ key, value }: { key: string; value: unknown }) =>
  ['slug', 'icon', 'href', 'id', 'to', 'kind', 'plate'].includes(key) ||
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
    'contact.form.topics': null,
    'report.form.topics': null,
    'parts/contact-form.topics': null,
  };
  expect(findUnused(english, sources, { ...Object.fromEntries(byItsPage), ...chosen })).toEqual([]);
});
