import { expect, test } from 'vitest';
import { builderMutator } from './builder-mutator.js';
import { fromInstrumenter } from './find-instrumenter.js';
import { sqlMutator } from './sql-mutator.js';

const { parseSync, traverse } = fromInstrumenter('@babel/core');
const { generate } = fromInstrumenter('@babel/generator');

/** What the code’s parts become by the mutator’s mistakes. */
function mistakesOf(mutator, code) {
  const found = [];
  traverse(parseSync(code, { configFile: false, sourceType: 'module' }), {
    enter: (path) => void found.push(...[...mutator.mutate(path)].map((node) => generate(node).code)),
  });
  return found;
}

test('a template of SQL keeps its values, but those of a condition that is forgotten', () => {
  expect(mistakesOf(sqlMutator, 'sql`${a} < ${b} and ${c} is null`')).toEqual([
    '`${a} <= ${b} and ${c} is null`',
    '`${a} < ${b} and ${c} is not null`',
    '`${a} < ${b} `',
  ]);
});

test('other texts are taken for SQL where they read like it', () => {
  expect(mistakesOf(sqlMutator, 'query("select 1 from rides where a is null")')).toHaveLength(2);
  expect(mistakesOf(sqlMutator, 'say("Some where or other", `on ${line} or not`)')).toEqual([]);
  expect(mistakesOf(sqlMutator, 'import a from "./a where b"; const b = { "a = b": 1 }')).toEqual([]);
});

const DRIZZLE = 'import { and, eq } from "drizzle-orm";';

test('builders are mistaken for others, and conditions forgotten', () => {
  expect(mistakesOf(builderMutator, `${DRIZZLE} and(eq(a, b), c)`)).toEqual([
    'globalThis.drizzleBuilders.or(eq(a, b), c)',
    'and(c)',
    'and(eq(a, b))',
    'globalThis.drizzleBuilders.ne(a, b)',
  ]);
});

test('what a statement is narrowed, ordered or locked by is forgotten', () => {
  expect(mistakesOf(builderMutator, `${DRIZZLE} db.select().from(t).limit(1).for("update")`)).toEqual([
    'db.select().from(t).limit(1)',
    'db.select().from(t)',
  ]);
  expect(mistakesOf(builderMutator, 'list.limit(1)')).toEqual([]);
});
