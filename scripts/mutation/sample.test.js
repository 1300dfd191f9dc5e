import { expect, test } from 'vitest';
import { drawSample } from './draw-sample.js';
import { listMistakes } from './list-mistakes.js';
import { nearTests } from './near-tests.js';

const changedBy = (code, mutator) =>
  listMistakes('a.ts', code)
    .filter((mistake) => mistake.mutator === mutator)
    .map(({ changed }) => changed);

test('a mistake leaves the rest of the module as it is', () => {
  const code = 'import { a } from "b";\n// Why\nconst c = (a: number): boolean => a < 1 && !d;\n';
  expect(changedBy(code, 'EqualityOperator')).toContain(
    'import { a } from "b";\n// Why\nconst c = (a: number): boolean => (a <= 1) && !d;\n',
  );
});

test('SQL in a template is changed in its place', () => {
  expect(changedBy('const a = () => `select 1 where a < ${b.c}`;', 'Sql')).toContain(
    'const a = () => `select 1 where a <= ${b.c}`;',
  );
});

test('a status is mistaken for another, in code and in SQL, but not in a type', () => {
  expect(changedBy("type A = 'accepted'; const a = 'accepted';", 'Status')).toEqual([
    `type A = 'accepted'; const a = "picked_up";`,
  ]);
  expect(changedBy("const a = `${b} in ('requested', 'canceled')`;", 'Status')).toEqual([
    "const a = `${b} in ('accepted', 'canceled')`;",
    "const a = `${b} in ('requested', 'completed')`;",
  ]);
});

test('a call is forgotten only where its value is not used', () => {
  expect(changedBy('tell(a); const b = ask(c);', 'CallExpression')).toHaveLength(1);
});

test('a sample is the same for a seed, half of SQL and statuses, and never larger than asked for', () => {
  const all = Array.from({ length: 100 }, (_, id) => ({ id, isOurs: id < 60 }));
  expect(drawSample(all, 20, 7)).toEqual(drawSample(all, 20, 7));
  expect(drawSample(all, 20, 7)).not.toEqual(drawSample(all, 20, 8));
  expect(drawSample(all, 20, 7).filter(({ isOurs }) => isOurs)).toHaveLength(10);
  expect(new Set(drawSample(all, 90, 7)).size).toBe(90);
  expect(drawSample(all.slice(0, 50), 20, 7)).toHaveLength(20);
  expect(drawSample(all.slice(0, 50), 200, 7)).toHaveLength(50);
});

test('the nearest tests come first, and those that reach nothing of it not at all', () => {
  const codes = new Map([
    ['src/rides/changes/accept.ts', ''],
    ['src/rides/changes/accept.pg.test.ts', "import { a } from './accept.ts';"],
    ['src/rides/accept-ride.ts', "import {\n  a,\n} from './changes/accept.ts';"],
    ['src/rides/rides.pg.test.ts', "import { b } from './accept-ride.ts';"],
    ['src/rides/rides.test.ts', "import { b } from './accept-ride.ts';"],
    ['src/rides/types.test.ts', "import type { A } from './changes/accept.ts';"],
    ['src/chat/chat.pg.test.ts', "import { b } from '../rides/accept-ride.ts';"],
  ]);
  expect(nearTests('src/rides/changes/accept.ts', codes)).toEqual([
    'src/rides/changes/accept.pg.test.ts',
    'src/rides/rides.test.ts',
    'src/rides/rides.pg.test.ts',
    'src/chat/chat.pg.test.ts',
  ]);
});

test('what a package has is reached by those who import the package', () => {
  const codes = new Map([
    ['packages/dispatch/src/assign.ts', ''],
    ['packages/dispatch/src/assign.test.ts', "import { a } from './assign.ts';"],
    ['packages/dispatch/src/index.ts', "export { a } from './assign.ts';"],
    ['apps/api/src/dispatch/match.ts', "import { a } from '@ridewire/dispatch';"],
    ['apps/api/src/dispatch/match.pg.test.ts', "import { b } from './match.ts';"],
    ['apps/api/src/chat/chat.pg.test.ts', "import { b } from '@ridewire/contracts';"],
  ]);
  expect(nearTests('packages/dispatch/src/assign.ts', codes)).toEqual([
    'packages/dispatch/src/assign.test.ts',
    'apps/api/src/dispatch/match.pg.test.ts',
  ]);
});
