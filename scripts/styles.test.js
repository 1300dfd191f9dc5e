import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../', import.meta.url));
/** @param {string} ending */
const find = (ending) => globSync(`{apps/web,packages/ui}/src/**/*.${ending}`, { cwd: top });
/** @param {string} file */
const read = (file) => readFileSync(join(top, file), 'utf8');

test('a style sheet has the classes its components name, and no others', () => {
  /** @type {Map<string, Set<string>>} */
  const named = new Map(find('module.css').map((sheet) => [sheet, new Set()]));
  for (const file of find('ts{,x}')) {
    const text = read(file);
    for (const [, styles = '', path = ''] of text.matchAll(/import (\w+) from '(\..+\.module\.css)'/g)) {
      const sheet = join(dirname(file), path);
      for (const [, name = ''] of text.matchAll(new RegExp(`(?<![\\w/])${styles}\\.(\\w+)`, 'g')))
        named.get(sheet)?.add(name);
      // Chosen by a property's value, which may be any of them.
      if (new RegExp(`\\b${styles}\\[`).test(text)) named.delete(sheet);
    }
  }
  for (const sheet of find('module.css'))
    for (const [, names = '', path] of read(sheet).matchAll(/composes: ([\w ]+?)(?: from '(.+)')?;/g))
      for (const name of names.split(' ')) named.get(path ? join(dirname(sheet), path) : sheet)?.add(name);
  expect(named.size).toBeGreaterThan(50);
  /** @type {string[]} */
  const wrong = [];
  for (const [sheet, names] of named) {
    const there = new Set(
      read(sheet)
        .replaceAll(NO_CLASSES, '')
        .match(/(?<=\.)[a-z]\w*/gi),
    );
    for (const name of new Set([...there, ...names]))
      if (!there.has(name) || !names.has(name)) wrong.push(`${sheet} .${name}`);
  }
  expect(wrong).toEqual([]);
});

/** Comments, what is not this sheet's own, and what only looks like a class. */
const NO_CLASSES = /\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|composes:.*|'[^']*'/g;

// Browsers keep one list of what an appearance may change through `:has()`. A `*` in it stands for the whole page.
test('what follows a :has() is named by class, attribute or tag', () => {
  const wrong = find('css').flatMap((sheet) =>
    (read(sheet).replaceAll(NOT_ON_SCREENS, '').match(ANYTHING_AFTER_HAS) ?? []).map(
      (rule) => `${sheet} ${rule}`,
    ),
  );
  expect(wrong).toEqual([]);
});

const NOT_ON_SCREENS = /\/\*[\s\S]*?\*\/|@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;
const ANYTHING_AFTER_HAS =
  /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^,{;]*[\s>~+](?:\*|:(?!is|where|global))[^{]*/g;
