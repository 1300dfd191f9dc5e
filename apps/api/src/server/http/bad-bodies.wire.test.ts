import { LANGUAGES } from '@ridewire/contracts/languages';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOverHttp } from '../../testing/call-over-http.ts';
import { callRest, type RestCall } from '../../testing/rest/call-rest.ts';
import { expectRefused } from '../../testing/rest/expect-refused.ts';
import { makeRestStage, type RestStage } from '../../testing/rest/rest-stage.ts';
import { GULSHAN, AIRPORT } from '../../testing/places.ts';
import type { Person } from '../../testing/permissions/persons.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let stage: RestStage;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeRestStage(api);
});
afterAll(() => api.close());

const NOTHING = '00000000-0000-7000-8000-000000000000';
const refused = (call: RestCall, as?: Person) => expectRefused(stage, call, as);

const trip = { pickup: GULSHAN, destination: AIRPORT };
const askRide = (body: unknown, headers: Record<string, string> = {}) =>
  refused({ method: 'POST', path: '/rides/request', body, headers }, 'rider');

describe('bodies', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

  test.each([
    ['broken JSON', '{"pickup": '],
    ['a word', 'hello'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"ride"'],
    ['null', 'null'],
    ['nothing but blanks', '  \n '],
    ['a prototype', `{"__proto__": {"isAdmin": true}, ${JSON.stringify(trip).slice(1)}`],
    ['a prototype in a field', `{"pickup": {"__proto__": {"lat": 1}}}`],
    ['a constructor', `{"constructor": {"prototype": {"isAdmin": true}}, ${JSON.stringify(trip).slice(1)}`],
    ['a byte that ends texts', '{"pickup": "\u0000"}'],
    ['depth', `{"pickup": ${deep}}`],
    ['depth in a field nobody reads', `{"other": ${deep}}`],
    ['numbers as texts', JSON.stringify({ ...trip, pickup: { ...GULSHAN, lat: '23.79' } })],
    ['numbers beyond all bounds', '{"pickup": {"address": "x", "lat": 1e999, "lng": 1}}'],
    ['a place off the earth', JSON.stringify({ ...trip, pickup: { ...GULSHAN, lat: 91 } })],
    ['an address that ends early', JSON.stringify({ ...trip, pickup: { ...GULSHAN, address: 'a\u0000b' } })],
    ['half a character', '{"pickup": {"address": "\\ud800", "lat": 1, "lng": 1}, "destination": {}}'],
    ['an unknown type', JSON.stringify({ ...trip, type: 'helicopter' })],
    ['a blank type', JSON.stringify({ ...trip, type: '' })],
  ])('%s', async (_what, body) => {
    const answer = await askRide(body);
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    ['{"pickup": ', 'That isn’t JSON.'],
    ['hello', 'That isn’t JSON.'],
    ["{'pickup': 1}", 'That isn’t JSON.'],
    ['[]', 'Send a JSON object.'],
    ['null', 'Send a JSON object.'],
    ['{"__proto__": {"isAdmin": true}}', 'Something in that request isn’t valid.'],
  ])('%s: “%s”', async (body, message) => {
    expect((await askRide(body)).body).toMatchObject({ code: 'BAD_INPUT', message });
  });

  test('a key costs nothing when the body is no good, however deep it is', async () => {
    expect((await askRide(`{"pickup": ${deep}}`, { 'idempotency-key': 'deep' })).status).toBe(400);
    const kept = await api.core.db.pool.query(`select from idempotency_keys where key = 'deep'`);
    expect(kept.rowCount).toBe(0);
  });

  test.each(['', 'é', 'x'.repeat(201), 'tab\there'])('%o is no key', async (key) => {
    const answer = await askRide(trip, { 'idempotency-key': key });
    expect(answer.body.message).toBe('An Idempotency-Key must have 1 to 200 printable characters.');
  });

  test.each([
    ['text/plain', 'hello'],
    ['application/x-www-form-urlencoded', 'pickup=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<ride/>'],
    ['nonsense', '{}'],
    ['application/json+nonsense; ;;=', '{}'],
  ])('content of the type %s', async (type, body) => {
    expect((await askRide(body, { 'content-type': type })).status).toBe(415);
  });

  test('a huge body', async () => {
    const answer = await askRide(JSON.stringify({ ...trip, more: 'x'.repeat(100_000) }));
    expect(answer.status).toBe(413);
  });

  test.each([{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }, {}])(
    'no body under %o is an empty object',
    async (headers: Record<string, string>) => {
      const call = { method: 'PATCH', path: '/auth/me', headers: { ...stage.bearers.rider, ...headers } };
      const answer = await callRest(api, call);
      expect(answer.status, `${answer.text}`).toBe(200);
      expect(answer.body.data.profile.name).toBe(stage.people.rider.name);
    },
  );

  test('what is not known is named, with what is, and nothing changes', async () => {
    const before = await callRest(api, { method: 'GET', path: '/auth/me', headers: stage.bearers.rider });
    const change = { method: 'PATCH', path: '/auth/me' };
    const body = { name: 'Ayesha Two', nmae: 'x', role: 'admin', _id: NOTHING };
    const message = 'Unknown fields: “nmae”, “role”, “_id”. Known: name, phone, address, avatarUrl.';
    expect((await refused({ ...change, body }, 'rider')).body).toMatchObject({
      message,
      fields: ['nmae', 'role', '_id'].map((field) => ({ field, message })),
    });
    const nested = await askRide({ ...trip, pickup: { ...GULSHAN, adress: 'x' } });
    expect(nested.body).toMatchObject({
      field: 'pickup.adress',
      message: 'Unknown fields: “adress”. Known: address, lat, lng.',
    });
    const asked = await refused({ method: 'GET', path: '/auth/me?fields=name' }, 'rider');
    expect(asked.body.message).toBe('Unknown fields: “fields”. This call takes none.');
    const accept = { method: 'PATCH', path: `/rides/${NOTHING}/accept` };
    expect((await refused({ ...accept, body: { x: 1 } }, 'rider')).body.code).toBe('FORBIDDEN');
    const after = await callRest(api, { method: 'GET', path: '/auth/me', headers: stage.bearers.rider });
    expect(after.body).toEqual(before.body);
  });

  test('says which field it is about, in the words of the form', async () => {
    const body = { email: 'nobody', password: 'Correct-horse-7', role: 'rider', profile: { name: 'A' } };
    const answer = await refused({ method: 'POST', path: '/auth/register', body });
    expect(answer.body).toMatchObject({ message: 'Invalid email address', field: 'email' });
    const call = { method: 'POST', path: '/auth/register' };
    const noName = await refused({
      ...call,
      body: { ...body, email: 'a@example.test', profile: { name: ' ' } },
    });
    expect(noName.body).toMatchObject({ message: 'Name is required', field: 'profile.name' });
    const noProfile = await refused({ ...call, body: { ...body, email: 'a@example.test', profile: 'none' } });
    expect(noProfile.body).toMatchObject({ message: 'Name must be text.', field: 'profile.name' });
    const named = { ...body, email: 'a@example.test' };
    const noLanguage = await refused({ ...call, body: { ...named, language: 'xx' } });
    expect(noLanguage.body).toMatchObject({
      message: `The language must be ${LANGUAGES.join(' or ')}.`,
      field: 'language',
    });
    const number = await refused(
      { method: 'PATCH', path: '/drivers/availability', body: { available: 'true' } },
      'driver',
    );
    expect(number.body.message).toBe('Available must be true or false.');
  });

  test.each([
    ['before=nonsense&beforeRide=none', ['before', 'beforeRide']],
    [`before=2026-11-21T04:00:00.000Z`, ['beforeRide']],
    [`beforeRide=${NOTHING}`, ['before']],
    ['limit=0', ['limit']],
  ])('names parameters of an address as they were sent: %s', async (query, names) => {
    const { body } = await refused({ method: 'GET', path: `/payments?${query}` }, 'rider');
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(names);
  });

  test.each([
    ['bn', 'নাম দিন'],
    ['bn-BD,en;q=0.5', 'নাম দিন'],
    ['en;q=0.5, bn', 'নাম দিন'],
    ['fr, en', 'Name is required'],
    ['', 'Name is required'],
  ])('says it in the language that is wished: %s', async (wish, message) => {
    const body = {
      email: 'a@example.test',
      password: 'Correct-horse-7',
      role: 'rider',
      profile: { name: ' ' },
    };
    const answer = await callRest(stage, {
      method: 'POST',
      path: '/auth/register',
      body,
      headers: { 'accept-language': wish },
    });
    expect(answer.body).toEqual({
      success: false,
      message,
      error: message,
      code: 'BAD_INPUT',
      field: 'profile.name',
      fields: [{ field: 'profile.name', message }],
    });
  });
});

describe('a reason of 201 letters is refused in a sentence', () => {
  const given = { reason: 'ক'.repeat(201) };
  const message = 'Reason must be at most 200 characters.';
  const as = (person: Person) => callOverHttp(api.url, stage.bearers[person]).rides;

  test.each<[string, (rideId: string) => Promise<unknown>]>([
    ['a rider cancels', (rideId) => as('rider').cancel.mutate({ rideId, ...given })],
    ['the driver cancels', (rideId) => as('driver').cancel.mutate({ rideId, ...given })],
    [
      'an admin cancels, one or many',
      (rideId) => as('admin').setStatus.mutate({ rideId, to: 'canceled', ...given }),
    ],
    [
      'an admin reassigns',
      (rideId) => as('admin').reassign.mutate({ rideId, fromDriverId: stage.people.driver.userId, ...given }),
    ],
  ])('where %s', async (_who, call) => {
    const rideId = await stage.accepted();
    await expect(call(rideId)).rejects.toMatchObject({
      message,
      data: { code: 'BAD_INPUT', httpStatus: 400, field: 'reason' },
    });
    expect(await as('rider').own.query()).toMatchObject({ id: rideId, status: 'accepted' });
  });

  test.each(['rider', 'driver'] as const)('where a program of the %s cancels', async (person) => {
    const rideId = await stage.accepted();
    const call = { method: 'PATCH', path: `/rides/${rideId}/cancel` };
    expect((await refused({ ...call, body: given }, person)).body).toMatchObject({
      message,
      code: 'BAD_INPUT',
      field: 'reason',
    });
    const { status } = await callRest(stage, {
      ...call,
      body: { reason: 'ক'.repeat(200) },
      headers: stage.bearers[person],
    });
    expect(status).toBe(200);
  });
});

describe('over tRPC', () => {
  const send = (type: string, body: string) =>
    fetch(`${api.url}/trpc/auth.login`, { method: 'POST', body, headers: { 'content-type': type } });
  const large = 'x'.repeat(1_000_000);

  test.each([
    [
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${large}\r\n--b--\r\n`,
    ],
    ['application/octet-stream', large],
    ['application/x-www-form-urlencoded', `a=${large}`],
    ['application/jsonp', '{}'],
  ])('a body of %s is not read', async (type, body) => {
    const answer = await send(type, body);
    expect(answer.status).toBe(415);
    expect(JSON.stringify(await answer.json())).toContain(
      'Send JSON, with the content type application/json.',
    );
  });

  test('JSON has a largest size, and names its letters', async () => {
    expect((await send('application/json', JSON.stringify({ email: large }))).status).toBe(413);
    expect((await send('application/json; charset=utf-8', '{}')).status).toBe(400);
  });
});
