import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { callProcedure } from '../testing/permissions/call-procedure.ts';
import { ROWS } from '../testing/permissions/every-row.ts';
import { makeStage, type Stage } from '../testing/permissions/stage.ts';
import { givePassword } from '../testing/give-password.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { PROCEDURES } from './router/router.ts';

const database = useTestDatabase();
let api: TestApi;
let stage: Stage;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeStage(api.core);
});
afterAll(() => api.close());

const PASSWORD = 'Correct-horse-7';

const response = { clientDataJSON: 'AA', attestationObject: 'AA' };
const MADE_UP = { id: 'AA', rawId: 'AA', type: 'public-key', response };

/** An admin at a desk that was left eleven minutes ago, and a person they may block. */
async function leftDesk() {
  const [admin, rider] = [await makeActor(api.core.db, 'admin'), await makeActor(api.core.db, 'rider')];
  await givePassword(api.core.db, admin.userId, PASSWORD);
  await api.core.db.pool.query(
    `update sessions set proven_at = now() - interval '11 minutes' where user_id = $1`,
    [admin.userId],
  );
  const { userId } = rider;
  const command = { rideId: crypto.randomUUID(), commandId: crypto.randomUUID() };
  const inputs: Record<string, object> = {
    'apiKeys.make': { name: 'Payroll', scopes: ['rides:read'], days: 30 },
    'bookings.eraseGuest': { userId },
    'rides.refund': { ...command, amountCents: 100, reason: 'Other', note: 'Took a long way' },
    'passkeys.add': { name: 'Phone', credential: MADE_UP },
    'passkeys.remove': { passkeyId: command.rideId },
    'secondFactor.confirm': { code: '123456' },
    'secondFactor.turnOff': { code: '123456' },
    'secondFactor.renewCodes': { code: '123456' },
    'secondFactor.removeOf': { userId },
    'sessions.endAllOf': { userId },
    'users.block': { userId },
    'users.unblock': { userId },
  };
  const by = { cookie: admin.cookie };
  const answer = async (path: string, input = inputs[path] ?? ROWS[path]?.input?.(stage)) =>
    callProcedure(api.url, 'mutation', path, await input, by);
  const call = async (...asked: Parameters<typeof answer>) => (await answer(...asked)).outcome;
  const exported = () => fetch(`${api.url}/export/users.csv`, { headers: by });
  const isBlocked = async () =>
    (await api.core.db.pool.query(`select status = 'blocked' as is from users where id = $1`, [userId]))
      .rows[0].is;
  return { admin, userId, answer, call, exported, isBlocked };
}

const ASKING = Object.keys(PROCEDURES).filter((path) => PROCEDURES[path]?._def.meta?.asksPassword);

test('what moves money, takes data out or bars somebody asks for the password again', async () => {
  expect(ASKING.toSorted()).toEqual(
    Object.keys(ROWS)
      .filter((path) => ROWS[path]?.asksPassword)
      .toSorted(),
  );
  const { answer, call, exported, isBlocked } = await leftDesk();
  for (const path of ASKING) expect([path, await call(path)]).toEqual([path, 'REAUTH_NEEDED']);
  const refused = await exported();
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'REAUTH_NEEDED' }]);
  expect(await isBlocked()).toBe(false);

  expect(await call('auth.confirmPassword', { password: 'Wrong-horse-7' })).toBe('PASSWORD_WRONG');
  expect(await call('users.block')).toBe('REAUTH_NEEDED');
  const { outcome, answer: confirmed } = await answer('auth.confirmPassword', { password: PASSWORD });
  expect([outcome, JSON.parse(confirmed)]).toMatchObject(['ok', { result: { data: { confirmed: true } } }]);
  expect(await call('rides.refund')).toBe('RIDE_NOT_FOUND');
  expect(await call('bookings.eraseGuest'), 'of a rider with an account').toBe('USER_NOT_FOUND');
  for (const path of [
    'secondFactor.confirm',
    'secondFactor.turnOff',
    'secondFactor.renewCodes',
    'secondFactor.removeOf',
  ])
    expect([path, await call(path)]).toEqual([path, 'SECOND_FACTOR_OFF']);
  expect(await call('passkeys.add')).toBe('PASSKEY_NOT_ADDED');
  expect(await call('passkeys.remove')).toBe('NOT_FOUND');
  for (const path of [
    'passkeys.begin',
    'secondFactor.begin',
    'apiKeys.make',
    'sessions.endAllOf',
    'users.block',
    'users.unblock',
  ])
    expect([path, await call(path)]).toEqual([path, 'ok']);
  const file = await exported();
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('@example.test')]);
});

test('old clients block and unblock by their tokens, however long ago they signed in', async () => {
  const { admin, userId, isBlocked } = await leftDesk();
  const { accessToken } = await makeProgram(api.core, admin);
  await api.core.db.pool.query(
    `update sessions set proven_at = now() - interval '1 hour' where user_id = $1`,
    [admin.userId],
  );
  const patch = (what: string) =>
    fetch(`${api.url}/api/users/${userId}/${what}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${accessToken}` },
    });
  expect((await patch('block')).status).toBe(200);
  expect(await isBlocked()).toBe(true);
  expect((await patch('unblock')).status).toBe(200);
  expect(await isBlocked()).toBe(false);
});
