import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayRefusal } from '../../core/say-refusal.ts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { refusalOf } from '../../procedures/refusal-of.ts';
import { createUnknownCheck } from './unknown-fields.ts';

const row = {
  method: 'POST',
  path: '/auth/login',
  procedure: 'auth.signIn',
  isPublic: true,
  body: z.strictObject({ email: z.string(), places: z.array(z.strictObject({ name: z.string() })) }),
} as unknown as RestRow;
const check = createUnknownCheck(row);

function issuesOf(body: Record<string, unknown>): z.core.$ZodIssue[] {
  try {
    check({ role: null, query: {}, body });
  } catch (error) {
    return (error as z.ZodError).issues;
  }
  return [];
}

test('Of many unknown fields a refusal names the first ten, and how many more there are.', () => {
  const body = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`x${n}`, 1]));
  const issues = issuesOf(body);
  expect(issues.map(({ path }) => path.join('.'))).toEqual(Array.from({ length: 10 }, (_, n) => `x${n}`));
  const { said, fields } = refusalOf(new z.ZodError(issues));
  expect(sayRefusal('en', said)).toMatch(/“x9” and 3990 more\. Known: email, places\.$/);
  const told = [...fields].map(([field, mistake]) => [field, sayRefusal('en', mistake)]);
  expect(JSON.stringify(told).length).toBeLessThan(3000);
});

test('Of a list whose items all have unknown fields the first is refused.', () => {
  const places = Array.from({ length: 4000 }, () => ({ name: 'Home', colour: 'red' }));
  expect(issuesOf({ email: 'a@example.test', places }).map(({ path }) => path)).toEqual([
    ['places', 0, 'colour'],
  ]);
});

test('A refusal of any input tells of thirty fields at most.', () => {
  const { error } = z.array(z.number()).safeParse(Array.from({ length: 4000 }, () => 'x'));
  expect(refusalOf(error).fields.size).toBe(30);
});
