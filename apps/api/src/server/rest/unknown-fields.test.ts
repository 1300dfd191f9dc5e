import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayRefusal } from '../../core/say-refusal.ts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { refusalOf } from '../../procedures/refusal-of.ts';
import { PROCEDURES } from '../router/router.ts';
import { jsonSchemaOf } from './openapi/json-schema.ts';
import { assertKnown, createUnknownCheck } from './unknown-fields.ts';

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

const at = { lat: 23.8, lng: 90.4 };
const corners = [at, { lat: 23.81, lng: 90.4, floor: 3 }, { lat: 23.81, lng: 90.41 }];
test.each([
  ['payments.list', { zebra: 1 }, 'zebra'],
  ['rides.request', { pickup: { ...at, address: 'x', zebra: 1 } }, 'pickup.zebra'],
  ['reports.preview', { zebra: 1 }, 'zebra'],
  ['announcements.send', { to: { kind: 'online', zebra: 1 } }, 'to.zebra'],
  ['serviceAreas.make', { corners }, 'corners.1.floor'],
  ['queues.make', { corners }, 'corners.1.floor'],
  ['system.config', { zebra: 1 }, 'zebra'],
])('The input of %s with %o is refused at %s.', (path, input, field) => {
  const refused = (() => {
    try {
      assertKnown(path, input);
    } catch (error) {
      return (error as z.ZodError).issues.map((issue) => issue.path.join('.'));
    }
    return [];
  })();
  expect(refused).toEqual([field]);
});

test('No procedure’s input is described in a way that the check doesn’t read.', () => {
  const inputs = Object.values(PROCEDURES).flatMap(({ _def }) => _def.inputs);
  const unread = inputs.filter((input) => {
    const components = {};
    const schema = jsonSchemaOf(input, components, { io: 'input', isLoose: true });
    return JSON.stringify([schema, components]).includes('"allOf"') || Object.keys(schema).length === 0;
  });
  expect(inputs.length).toBeGreaterThan(200);
  expect(unread).toEqual([]);
});
