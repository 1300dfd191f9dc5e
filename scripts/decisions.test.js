import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
/** @param {string} name */
const read = (name) => readFileSync(new URL(name, folder), 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

test('every decision is dated, says whether it stands, and is in the index once', () => {
  const listed = [...read('README.md').matchAll(/\]\((.+?\.md)\)/g)].map(([, name]) => name);
  expect(listed.length).toBe(pages.length);
  expect(new Set(listed)).toEqual(new Set(pages));
  /** @param {string} name */
  const isInForm = (name) => {
    const [title, , status] = read(name).split('\n');
    const form = new RegExp(`^${name.slice(0, 10)} · (stands|superseded|withdrawn)`);
    return Boolean(title?.startsWith('# ')) && form.test(status ?? '');
  };
  expect(pages.filter((name) => !isInForm(name))).toEqual([]);
});

test('a decision has at most 400 words', () => {
  /** @param {string} name */
  const countWords = (name) =>
    read(name)
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length;
  expect(pages.filter((name) => countWords(name) > 400)).toEqual([]);
});
