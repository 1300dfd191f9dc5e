import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const top = new URL('../', import.meta.url);

test('what the architecture names is there', () => {
  const text = readFileSync(new URL('docs/architecture.md', top), 'utf8');
  const paths = [...text.matchAll(/`((?:apps|packages|e2e|docs|scripts)(?:\/[\w.<>-]+)*)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(25);
  const missing = paths.filter((path) => !path.includes('<') && !existsSync(new URL(path, top)));
  expect(missing).toEqual([]);
});
