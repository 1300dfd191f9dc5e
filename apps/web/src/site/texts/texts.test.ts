import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@ridewire/contracts/languages';
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
const pages = import.meta.glob<object>(['./*/**/*.ts'], { import: 'default', eager: true });
const articles = import.meta.glob<string>('../articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An article with its text apart from what holds it. */
function parseArticle(source: string, language: Language): object {
  const { html, ...facts } = readArticle(source, language);
  const lines = html.split(/<[^>]*>|\n/).filter((line) => line !== '');
  return { ...facts, html: { lines, tags: html.match(/<[^>]*>/g)?.join('') } };
}

/** All public pages in a language. */
function textsIn(language: Language): Record<string, object> {
  const nameOf = (file: string) => new RegExp(`/${language}/(.*)\\.\\w+$`).exec(file)?.[1];
  const own = <Words>(modules: Record<string, Words>, read: (words: Words) => object) =>
    Object.entries(modules).flatMap(([file, words]) => {
      const name = nameOf(file);
      return name ? [[name, read(words)] as const] : [];
    });
  return Object.fromEntries([
    ...own(pages, (words) => words),
    ...own(articles, (source) => parseArticle(source, language)),
  ]);
}
const english = textsIn('en');

/** Addresses, and names that the sources know things by. */
const isNoText = ({ key, value }: { key: string; value: unknown }) =>
  ['slug', 'icon', 'href', 'id', 'to', 'kind', 'plate', 'tags'].includes(key) ||
  /^(https?:|mailto:|tel:|\/|[a-z]+[_-][a-z_-]+$)/.test(String(value));

/** The license is what its English says: other languages explain it before. */
const withoutLicense = (pages: Record<string, object>) => ({ ...pages, license: {} });

test.each(LANGUAGES.slice(1))('%s has the texts that English has, in its own words', (language) => {
  const texts = withoutLicense(textsIn(language));
  expect(shapeOf(texts)).toEqual(shapeOf(withoutLicense(english)));
  expect(findUntranslated(withoutLicense(english), { language, texts }, isNoText)).toEqual([]);
});

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
