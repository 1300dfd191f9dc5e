import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.js';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** @param {string} page */
const namedIn = (page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

test('the README names some', () => {
  expect(namedIn('README.md').length).toBeGreaterThan(0);
});

test.each(['README.md', 'docs/api.md', 'docs/backups.md', 'docs/upgrading.md'])(
  'every npm command of %s is there',
  (page) => {
    const named = namedIn(page);
    expect(named.map((name) => scripts[name])).toEqual(named.map((name) => `node scripts/${name}.js`));
    expect(named.filter((name) => !existsSync(join(root, `scripts/${name}.js`)))).toEqual([]);
  },
);

// The reader's Node may be too old for it; the scripts bring one that is not.
test.each(['README.md', 'docs/api.md'])('%s asks nobody to run TypeScript with their own Node', (page) => {
  expect(read(page)).not.toMatch(/\bnode \S+\.ts\b/);
});
