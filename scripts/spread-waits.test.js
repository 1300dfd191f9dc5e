import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spreadWaits, WAITING } from './spread-waits.js';

test('every file that waits is there', () => {
  const files = globSync('{apps,packages}/*/src/**/*.wire.test.ts').map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  expect(WAITING.filter((path) => !files.some((file) => file.endsWith(path)))).toEqual([]);
});

test('what waits begins with the tests of servers, four apart; the others keep their order', () => {
  const spec = (name, moduleId) => ({ moduleId, project: { name } });
  const database = spec('pg', '/a.pg.test.ts');
  const others = Array.from({ length: 6 }, (_, i) => spec('wire', `/${i}.wire.test.ts`));
  const waits = WAITING.slice(0, 2).map((path) => spec('wire', path));
  const order = [database, waits[0], ...others.slice(0, 3), waits[1], ...others.slice(3)];
  expect(spreadWaits([database, ...others, ...waits])).toEqual(order);
  expect(spreadWaits([database, ...waits])).toEqual([database, ...waits]);
});
