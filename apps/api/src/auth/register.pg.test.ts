import type { RegisterInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import type { RunningServices } from '../server/start-services.ts';
import {
  caller,
  findAccountEvents,
  findQueuedMails,
  makeAccount,
  refused,
  useUp,
} from '../testing/accounts.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { checkPassword } from './check-password.ts';
import { verifyPassword } from './password.ts';
import { register } from './register.ts';

const database = useTestDatabase();
let core: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  heard = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await core.stop();
});

const input = (change: Partial<RegisterInput> = {}): RegisterInput => ({
  role: 'rider',
  name: 'Ayesha Rahman',
  email: `${crypto.randomUUID()}@example.test`,
  password: 'correct horse',
  ...change,
});

async function findUsers(email: string) {
  const result = await core.db.pool.query(
    `select u.*, to_jsonb(d) as driver, c.code_hash, c.asked_at from users u left join drivers d on d.id = u.id
      left join email_codes c on c.user_id = u.id and c.purpose = 'verify' where lower(u.email) = lower($1)`,
    [email],
  );
  return result.rows;
}

test('who signs up in Bangla is written to in Bangla', async () => {
  const form = input({ language: 'bn' });
  await register(core, form, caller());
  expect(await findUsers(form.email)).toMatchObject([{ language: 'bn' }]);
});

test('a rider signs up: account, trail, mail and news at once', async () => {
  const from = caller();
  const form = input({ phone: '+8801711111111' });
  const answer = await register(core, form, from);
  const [user, ...others] = await findUsers(form.email);
  expect(answer).toEqual({ userId: user.id, email: form.email, resendInSeconds: 120 });
  expect(others).toEqual([]);
  expect(user).toMatchObject({
    email: form.email,
    name: 'Ayesha Rahman',
    phone: '+8801711111111',
    role: 'rider',
    status: 'active',
    language: 'en',
    email_verified_at: null,
    driver: null,
    code_hash: null,
  });
  expect(user.asked_at).toBeInstanceOf(Date);
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(user.password_hash, 'correct horse')).toBe(true);
  expect(await findAccountEvents(core.db, user.id)).toEqual([
    { type: 'user.registered', ip: from.ipAddress, data: { role: 'rider' } },
  ]);
  expect(await findQueuedMails(core.db, user.id)).toEqual([
    { key: `code:verify:${user.id}`, payload: { kind: 'code', purpose: 'verify', userId: user.id } },
  ]);
  await expect
    .poll(() => heard.of(user.id))
    .toEqual([{ event: 'user.changed', userId: user.id, role: 'rider' }]);
});

test.each(['password123', 'PassWord123', 'Ridewire1!', 'iloveyou1'])(
  'a password that many people have makes no account: %s',
  async (password) => {
    const form = input({ password });
    const common = register(core, form, caller());
    await refused(common, 'PASSWORD_COMMON');
    await expect(common).rejects.toMatchObject({ fields: new Map([['password', expect.anything()]]) });
    expect(await findUsers(form.email)).toEqual([]);
  },
);

test('a driver signs up, and is not approved', async () => {
  const form = input({ role: 'driver' });
  await register(core, form, caller());
  const [user] = await findUsers(form.email);
  expect(user).toMatchObject({ role: 'driver', phone: null });
  expect(user.driver).toMatchObject({ approved: false, suspended: false, available: false });
  await expect
    .poll(() => heard.of(user.id))
    .toEqual([{ event: 'user.changed', userId: user.id, role: 'driver' }]);
});

test('what else is sent along makes nobody an admin', async () => {
  const form = { ...input(), status: 'blocked', emailVerifiedAt: '2026-01-01', id: crypto.randomUUID() };
  await register(core, form, caller());
  const [user] = await findUsers(form.email);
  expect(user).toMatchObject({ role: 'rider', status: 'active', email_verified_at: null });
  expect(user.id).not.toBe(form.id);
});

test('an address is kept as typed and compared without case, and a refused sign-up leaves nothing but a word in the trail', async () => {
  const name = crypto.randomUUID();
  await register(core, input({ email: `Mixed.${name}@Example.test` }), caller());
  const again = input({ email: `mixed.${name}@example.TEST`, password: 'another one' });
  await refused(register(core, again, caller()), 'EMAIL_WAITING');
  await core.db.pool.query('update users set email_verified_at = now() where lower(email) = lower($1)', [
    again.email,
  ]);
  await refused(register(core, again, caller()), 'EMAIL_TAKEN');
  const users = await findUsers(again.email);
  expect(users.map((user) => user.email)).toEqual([`Mixed.${name}@Example.test`]);
  expect(await verifyPassword(users[0].password_hash, 'another one')).toBe(false);
  expect((await findAccountEvents(core.db, users[0].id)).map((event) => event.type)).toEqual([
    'user.registered',
    'user.password_forgotten',
  ]);
  expect(await findQueuedMails(core.db, users[0].id)).toHaveLength(1);
});

test('who signed up first with somebody else’s address does not get in with them', async () => {
  const first = input({ password: 'the attacker’s' });
  await register(core, first, caller());
  const signIns = (password: string) =>
    refused(checkPassword(core, { email: first.email, password }, caller()), 'INVALID_CREDENTIALS');
  await refused(register(core, first, caller()), 'EMAIL_WAITING');
  await refused(
    checkPassword(core, { email: first.email, password: first.password }, caller()),
    'EMAIL_UNVERIFIED',
  );
  const owner = { ...first, password: 'the owner’s own' };
  await refused(register(core, owner, caller()), 'EMAIL_WAITING');
  await core.db.pool.query('update users set email_verified_at = now() where email = $1', [first.email]);
  await signIns(first.password);
  await signIns(owner.password);
});

test('another password costs nobody else theirs', async () => {
  const [theirs, other] = [input(), input()];
  await register(core, theirs, caller());
  await register(core, other, caller());
  await refused(register(core, { ...theirs, password: 'another one' }, caller()), 'EMAIL_WAITING');
  expect(await findUsers(theirs.email)).toMatchObject([{ password_hash: 'of two who signed up' }]);
  const [{ password_hash }] = await findUsers(other.email);
  expect(await verifyPassword(password_hash, other.password)).toBe(true);
});

test.each([
  ['verified the address', 'email_verified_at = now()'],
  ['set a new password', `password_hash = 'a new one'`],
])('who has just %s keeps the password, whoever signs up again', async (_what, change) => {
  const form = input();
  const { userId } = await register(core, form, caller());
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    userId,
  ]);
  const again = refused(register(core, { ...form, password: 'another one' }, caller()), 'EMAIL_WAITING');
  await held.waiting(1);
  await held.query(`update users set ${change} where id = $1`, [userId]);
  await held.commit();
  await again;
  const [{ password_hash }] = await findUsers(form.email);
  expect(password_hash).not.toBe('of two who signed up');
  expect((await findAccountEvents(core.db, userId)).map(({ type }) => type)).toEqual(['user.registered']);
});

test('a blocked account does not wait for its code', async () => {
  const { email } = await makeAccount(core, { isVerified: false, isBlocked: true });
  await refused(register(core, input({ email }), caller()), 'EMAIL_TAKEN');
});

test('of many sign-ups of one address at once, one wins and the others are told', async () => {
  const form = input();
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) =>
      register(core, { ...form, email: i % 2 ? form.email : form.email.toUpperCase() }, caller()),
    ),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'EMAIL_WAITING' });
  }
  const users = await findUsers(form.email);
  expect(users).toHaveLength(1);
  expect(await findQueuedMails(core.db, users[0].id)).toHaveLength(1);
});

test('the mail of a sign-up counts among the account’s', async () => {
  const { userId } = await makeAccount(core, { isVerified: false });
  const all = await useUp(core, 'codeMailByAccount', crypto.randomUUID());
  expect(await useUp(core, 'codeMailByAccount', userId)).toBe(all - 1);
});

test('from one address so many sign up and no more', async () => {
  const from = caller();
  const neighbor = { ...from, ipAddress: (from.ipAddress as string).replace('::1', '::2') };
  await useUp(core, 'registerByAddress', addressKey(from.ipAddress));
  const form = input();
  const late = register(core, form, neighbor);
  await refused(late, 'TOO_MANY');
  await expect(late).rejects.toThrow(/^Too many attempts\. Try again in (a minute|\d+ minutes)\.$/);
  expect(await findUsers(form.email)).toEqual([]);
  await register(core, form, caller());
});
