import { STATUS_OF, type ErrorCode, type Role } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rolesOf } from '../router/roles-of.ts';
import { buildOpenApi } from './openapi/build-openapi.ts';
import type { RestRow } from '../../procedures/rest-row.ts';
import { REST_ROWS } from './rest-rows.ts';
import { ROWS } from '../../testing/permissions/every-row.ts';
import { PERSONS, type Person } from '../../testing/permissions/persons.ts';
import { outcomesOf } from '../../testing/permissions/rows.ts';
import { accountCases } from '../../testing/rest/account-cases.ts';
import { adminCases } from '../../testing/rest/admin-cases.ts';
import { betweenCases } from '../../testing/rest/between-cases.ts';
import { callRest, type RestAnswer } from '../../testing/rest/call-rest.ts';
import { createAnswerCheck } from '../../testing/rest/check-answer.ts';
import { driverCases } from '../../testing/rest/driver-cases.ts';
import type { CaseCall, RestCase, RestCases } from '../../testing/rest/rest-case.ts';
import { makeRestStage, type RestStage } from '../../testing/rest/rest-stage.ts';
import { rideCases } from '../../testing/rest/ride-cases.ts';
import { problemCases } from '../../testing/rest/problem-cases.ts';
import { bookingCases } from '../../testing/rest/booking-cases.ts';
import { scheduledCases } from '../../testing/rest/scheduled-cases.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const CASES: RestCases = {
  ...accountCases,
  ...driverCases,
  ...rideCases,
  ...betweenCases,
  ...problemCases,
  ...scheduledCases,
  ...bookingCases,
  ...adminCases,
};

const database = useTestDatabase();
let api: TestApi;
let stage: RestStage;
const document = await buildOpenApi(REST_ROWS);
const check = createAnswerCheck(document);

beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeRestStage(api);
});
afterAll(() => api.close());

const nameOf = (row: RestRow) => `${row.method} ${row.path}`;
const caseOf = (row: RestRow) => CASES[nameOf(row)] as RestCase;

test('every row has its case, and no case is of a row that is gone', () => {
  expect(REST_ROWS.map(nameOf).toSorted()).toEqual(Object.keys(CASES).toSorted());
});

/** Sends a case's call as a person, and checks every answer. */
async function send(
  row: RestRow,
  call: CaseCall,
  person: Person = call.as ?? 'signedOut',
): Promise<RestAnswer> {
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => call.params?.[name] ?? '');
  const answer = await callRest(api, {
    method: row.method,
    path: `${path}${call.query ?? ''}`,
    headers: { ...stage.bearers[person], ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
  });
  check(row, answer);
  expectNoHomes(row, answer, person);
  return answer;
}

/** Only admins who look at people read other people's addresses. */
function expectNoHomes(row: RestRow, { text }: RestAnswer, reader: Person): void {
  if (ROLE[reader] === 'admin' && row.path.startsWith('/users')) return;
  for (const [person, home] of Object.entries(stage.homes))
    if (person !== reader) expect(text, `${nameOf(row)} as ${reader}`).not.toContain(home);
}

const ROLE: Record<Person, Role> = {
  signedOut: 'rider',
  rider: 'rider',
  otherRider: 'rider',
  blocked: 'rider',
  driver: 'driver',
  otherDriver: 'driver',
  unapproved: 'driver',
  suspended: 'driver',
  admin: 'admin',
  dispatcher: 'admin',
  support: 'admin',
  finance: 'admin',
};

/** What the permissions of procedures say of this row. */
function expectedOf({ procedure }: RestRow): Record<Person, string> {
  const outcome = (person: Person) => {
    const path = typeof procedure === 'string' ? procedure : procedure[ROLE[person]];
    return outcomesOf(ROWS[path] ?? { who: {} })[person];
  };
  return Object.fromEntries(PERSONS.map((person) => [person, outcome(person)])) as Record<Person, string>;
}

const named = (rows: readonly RestRow[]) => rows.map((row) => [nameOf(row), row] as const);

describe.each(named(REST_ROWS))('%s', (_name, row) => {
  test('goes through as documented', async () => {
    const { ok, check: checkMore } = caseOf(row);
    const answer = await send(row, await ok(stage));
    expect(answer.status, `${answer.text}`).toBe(row.status ?? 200);
    if (row.method !== 'GET') expect(answer.body).toMatchObject({ success: true });
    const operation = document.paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()];
    const example = operation?.responses[String(row.status ?? 200)]?.content?.['application/json']?.example;
    expect(answer.body.message).toBe((example as { message?: string }).message);
    await checkMore?.(answer, stage);
  });

  test('has a way to each of its refusals', async () => {
    const { refusals = {}, races = [] } = caseOf(row);
    expect([...Object.keys(refusals), ...races].toSorted()).toEqual([...(row.errors ?? [])].toSorted());
    for (const [code, call] of Object.entries(refusals)) {
      const answer = await send(row, await call(stage));
      expect(answer.body, `${code}`).toMatchObject({ success: false, code });
      expect(answer.status).toBe(STATUS_OF[code as ErrorCode]);
    }
  });

  test('is documented for those who may call it', () => {
    const roles = rolesOf(row);
    expect(roles === 'everybody').toBe(row.isPublic ?? false);
    if (roles === 'everybody') return;
    const expected = expectedOf(row);
    const served = PERSONS.filter((person) => !['NOT_SIGNED_IN', 'FORBIDDEN'].includes(expected[person]));
    const servedRoles = new Set(served.map((person) => ROLE[person]));
    expect(new Set(roles)).toEqual(servedRoles);
  });
});

test.each(named(REST_ROWS))('%s refuses what it does not know, by name', async (_name, row) => {
  const roles = rolesOf(row);
  const person =
    roles === 'everybody'
      ? 'signedOut'
      : (['rider', 'driver', 'admin'] as const).find((each) => roles.includes(each));
  const params = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'no-id']));
  const unknown = {
    code: 'BAD_INPUT',
    field: 'tpye',
    message: expect.stringContaining('Unknown fields: “tpye”. '),
  };
  const asked = await send(row, { params, query: '?tpye=1' }, person);
  expect(asked.body).toMatchObject(unknown);
  if (row.method === 'GET') return;
  const told = await send(row, { params, body: { tpye: 'premium' } }, person);
  expect(told.body).toMatchObject(unknown);
});

describe.each(named(REST_ROWS.filter((row) => !row.isPublic)))('%s, for who is signed in,', (_name, row) => {
  test('serves each person as the permissions say', async () => {
    const { ok } = caseOf(row);
    const expected = expectedOf(row);
    const seen: Record<string, string> = {};
    const serve = async (person: Person, call: CaseCall) => {
      const answer = await send(row, call, person);
      seen[person] = answer.status < 400 ? 'ok' : answer.body.code;
    };
    // The refused callers first, all with one call: it must still be valid afterwards for those who may.
    let left: CaseCall | undefined = await ok(stage);
    for (const person of PERSONS.filter((each) => expected[each] !== 'ok')) await serve(person, left);
    for (const person of PERSONS.filter((each) => expected[each] === 'ok')) {
      await serve(person, left ?? (await ok(stage)));
      if (row.method !== 'GET') left = undefined;
    }
    expect(seen).toEqual(expected);
  });

  test('tells who is not signed in nothing else, whatever they send', async () => {
    const params = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'no-id']));
    const expired = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.nothing' };
    for (const headers of [{}, expired, { authorization: 'Bearer' }]) {
      const body = row.method === 'GET' ? {} : { body: '{"broken' };
      const answer = await send(row, { params, query: '?page=-1', headers, ...body });
      expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    }
  });
});

test.each(named(REST_ROWS.filter((row) => row.isPublic)))(
  '%s does not mind a token that is no good',
  async (_name, row) => {
    const call = await caseOf(row).ok(stage);
    const stale = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.nothing' };
    const answer = await send(row, { ...call, headers: { ...call.headers, ...stale } });
    expect(answer.status, `${answer.text}`).toBe(row.status ?? 200);
  },
);

test('an admin can’t say that a rider didn’t come, and reads so', async () => {
  const params = { rideId: await stage.accepted() };
  const row = REST_ROWS.find((each) => nameOf(each) === 'PATCH /rides/:rideId/status')!;
  const cancel = (noShow: boolean) => send(row, { params, body: { status: 'canceled', noShow } }, 'admin');
  expect((await cancel(true)).body).toMatchObject({
    ...{ code: 'BAD_INPUT', field: 'noShow' },
    message: 'Only the ride’s driver can say that the rider didn’t come.',
  });
  expect((await cancel(false)).body.ride).toMatchObject({ status: 'canceled' });
});
