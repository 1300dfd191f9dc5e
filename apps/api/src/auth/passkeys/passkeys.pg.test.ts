import { MOST_PASSKEYS } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, test, vi } from 'vitest';
import { addressKey } from '../../core/address-key.ts';
import type { Actor } from '../../core/actor.ts';
import { assertProvenInBrowser } from '../../core/assert-proven.ts';
import { createFactorDemand } from '../../core/factor-demand.ts';
import { findActor } from '../../sessions/session-queries.ts';
import { endAllSessionsOf } from '../../sessions/end-all-sessions.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';
import {
  caller,
  findAccountEvents,
  findQueuedMails,
  makeAccount,
  refused,
  useUp,
  type TestAccount,
} from '../../testing/accounts.ts';
import { makeActor } from '../../testing/actors.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { givePasskey } from '../../testing/passkeys.ts';
import { codeOf, giveSecondFactor, wrongCodeOf } from '../../testing/second-factors.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { readFactorOf } from '../second-factor/factor-queries.ts';
import { removeFactorOf } from '../second-factor/remove-factor-of.ts';
import { forgotPassword } from '../forgot-password.ts';
import { makeCode } from '../make-code.ts';
import { resetPassword } from '../reset-password.ts';
import { signIn } from '../sign-in.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAdding } from './begin-adding.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { listPasskeys } from './passkey-queries.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

const database = useTestDatabase();
const core = useTestCore(database);
/** The same where admins must have more than a password. */
const strict = () => ({ ...core, factorDemand: createFactorDemand(core.db, true) });

/** The site of the test's services. */
const ORIGIN = 'http://ridewire.test';

/** A person at a desk, signed in with their password. */
async function makePerson(): Promise<{ account: TestAccount; actor: Actor }> {
  const account = await makeAccount(core);
  const { secret } = await signIn(core, account, caller());
  const { actor } = (await findActor(core.db, secret)) as { actor: Actor };
  return { account, actor };
}

async function makeHolder(options?: Parameters<typeof givePasskey>[2]) {
  const person = await makePerson();
  return { ...person, ...(await givePasskey(core, person.actor, options)) };
}

type Oddly = Parameters<Authenticator['show']>[1];

/** Signs in with the passkey of a device, as the login page does. */
const enter = async (device: Authenticator, oddly: Oddly = {}, from = caller()) =>
  signInWithPasskey(core, { credential: device.show(await beginSignIn(core, from), oddly) }, from);

const typesOf = async (userId: string) => (await findAccountEvents(core.db, userId)).map(({ type }) => type);
const mailsOf = async (userId: string) =>
  (await findQueuedMails(core.db, userId)).map((mail) => mail.payload);
const toldOf = async (userId: string) =>
  (
    await core.db.pool.query('select type, params from notifications where user_id = $1 order by id', [
      userId,
    ])
  ).rows;
const countOf = async (id: string) =>
  (await core.db.pool.query('select counter::int from passkeys where id = $1', [id])).rows[0].counter;
const codes = (settled: PromiseSettledResult<unknown>[]) =>
  settled
    .map((each) => (each.status === 'fulfilled' ? 'ok' : (each.reason as { code: string }).code))
    .toSorted();

describe('adding one', () => {
  test('signs its owner in, and tells them', async () => {
    const { account, actor, device, id } = await makeHolder({ name: 'Nadia’s phone' });
    expect(await listPasskeys(core.db, actor.userId)).toEqual({
      passkeys: [{ id, name: 'Nadia’s phone', addedAt: expect.any(String), lastUsedAt: null }],
    });
    const { userId, secret } = await enter(device);
    expect(userId).toBe(account.userId);
    expect(await findActor(core.db, secret)).toMatchObject({ actor: { userId } });
    const [used] = (await listPasskeys(core.db, userId)).passkeys;
    expect(Date.parse(String(used?.lastUsedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(await typesOf(userId)).toContain('passkey.added');
    expect((await findAccountEvents(core.db, userId)).at(-1)).toMatchObject({
      type: 'session.opened',
      data: { means: 'passkey' },
    });
    expect(await mailsOf(userId)).toContainEqual({
      ...{ kind: 'passkey', change: 'added', userId },
      name: 'Nadia’s phone',
    });
    expect(await toldOf(userId)).toEqual([{ type: 'passkey_added', params: { name: 'Nadia’s phone' } }]);
  });

  test('asks for a device that keeps it and knows the person, and leaves out those that have one', async () => {
    const { account, actor, device } = await makeHolder();
    const options = await beginAdding(core, actor);
    expect(options).toMatchObject({
      user: { name: account.email, displayName: 'Ayesha' },
      rp: { id: 'ridewire.test', name: 'Ridewire' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
    });
    expect(JSON.stringify(options.user.id)).not.toContain(actor.userId);
  });

  test.each<[string, Oddly]>([
    ['made on another page', { origin: 'http://ridewire.test.evil.example' }],
    [
      'made on a page without TLS where ours has it, or the other way round',
      { origin: 'https://ridewire.test' },
    ],
    ['made for another site', { rpId: 'evil.example' }],
    ['of a device that didn’t ask who it is', { isVerified: false }],
  ])('one %s is refused', async (_what, oddly) => {
    const { actor } = await makePerson();
    const credential = new Authenticator(ORIGIN).make(await beginAdding(core, actor), oddly);
    await refused(addPasskey(core, actor, { name: 'Phone', credential }), 'PASSKEY_NOT_ADDED');
    expect(await listPasskeys(core.db, actor.userId)).toEqual({ passkeys: [] });
  });

  test('a challenge counts once, for its person, for five minutes, and for nothing else', async () => {
    const { actor, device } = await makeHolder();
    const options = await beginAdding(core, actor);
    const add = (who: Actor, sent = options) =>
      addPasskey(core, who, { name: 'Phone', credential: new Authenticator(ORIGIN).make(sent) });
    const { actor: other } = await makePerson();
    await refused(add(other), 'PASSKEY_OVER');
    const credential = device.show({ challenge: options.challenge, rpId: 'ridewire.test' });
    await refused(signInWithPasskey(core, { credential }, caller()), 'PASSKEY_OVER');
    await add(actor);
    await refused(add(actor), 'PASSKEY_OVER');
    const late = await beginAdding(core, actor);
    await core.db.pool.query(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    await refused(add(actor, late), 'PASSKEY_OVER');
  });

  test('asks for a code where an app is on, which counts once, and limits wrong ones', async () => {
    const { actor } = await makePerson();
    const { secret } = await giveSecondFactor(core, actor);
    await refused(beginAdding(core, actor), 'SECOND_FACTOR_NEEDED');
    await refused(beginAdding(core, actor, { code: wrongCodeOf(secret) }), 'FACTOR_CODE_WRONG');
    const { rows } = await core.db.pool.query('select from passkey_challenges where user_id = $1', [
      actor.userId,
    ]);
    expect(rows).toEqual([]);
    const code = codeOf(secret);
    const credential = new Authenticator(ORIGIN).make(await beginAdding(core, actor, { code }));
    await refused(beginAdding(core, actor, { code }), 'FACTOR_CODE_WRONG');
    await addPasskey(core, actor, { name: 'Phone', credential });
    await useUp(core, 'factorByAccountAndAddress', `${actor.userId} ${addressKey(actor.ipAddress ?? null)}`);
    await refused(beginAdding(core, actor, { code: codeOf(secret, 1) }), 'TOO_MANY');
  });

  test('that began before an app was turned on is over', async () => {
    const { actor } = await makePerson();
    const options = await beginAdding(core, actor);
    await giveSecondFactor(core, actor);
    const credential = new Authenticator(ORIGIN).make(options);
    await refused(addPasskey(core, actor, { name: 'Phone', credential }), 'PASSKEY_OVER');
  });

  test('counts as shown in its own session alone', async () => {
    const { account, actor } = await makePerson();
    await signIn(core, account, caller());
    const { actor: other } = await makePerson();
    await givePasskey(core, actor);
    const { rows } = await core.db.pool.query(
      'select id from sessions where user_id = any ($1) and has_shown_passkey',
      [[actor.userId, other.userId]],
    );
    expect(rows).toEqual([{ id: actor.sessionId }]);
  });

  test('nobody gets one that is somebody’s already', async () => {
    const { device } = await makeHolder();
    const { actor: thief } = await makePerson();
    const credential = device.make(await beginAdding(core, thief));
    await refused(addPasskey(core, thief, { name: 'Mine', credential }), 'PASSKEY_NOT_ADDED');
    expect(await listPasskeys(core.db, thief.userId)).toEqual({ passkeys: [] });
  });

  test('has room for ten, also when two come at once', async () => {
    const { actor } = await makePerson();
    for (let n = 1; n < MOST_PASSKEYS; n++) await givePasskey(core, actor);
    const both = await Promise.allSettled([givePasskey(core, actor), givePasskey(core, actor)]);
    expect(codes(both)).toEqual(['PASSKEYS_FULL', 'ok']);
    await refused(beginAdding(core, actor), 'PASSKEYS_FULL');
    expect((await listPasskeys(core.db, actor.userId)).passkeys).toHaveLength(MOST_PASSKEYS);
  });

  test('is not for the accounts of a demo', async () => {
    const { account, actor } = await makePerson();
    const clientConfig = {
      ...core.clientConfig,
      demoAccounts: [{ role: 'rider' as const, email: account.email, password: account.password }],
    };
    await refused(beginAdding({ ...core, clientConfig }, actor), 'DEMO_ACCOUNT');
  });

  test('is over once the person was signed out everywhere', async () => {
    const { actor } = await makePerson();
    const credential = new Authenticator(ORIGIN).make(await beginAdding(core, actor));
    await endAllSessionsOf(core, await makeActor(core.db, 'admin'), actor, caller());
    await refused(addPasskey(core, actor, { name: 'Phone', credential }), 'NOT_SIGNED_IN');
  });
});

describe('signing in', () => {
  test('names nobody before a passkey was shown', async () => {
    const options = await beginSignIn(core, caller());
    expect(options).toMatchObject({ rpId: 'ridewire.test', userVerification: 'required', timeout: 300_000 });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  test('asks for no code of people who have an app too', async () => {
    const { actor, device } = await makeHolder();
    await giveSecondFactor(core, actor);
    await enter(device);
  });

  test('counts as the password given, for ten minutes', async () => {
    const { device } = await makeHolder();
    const { secret } = await enter(device);
    const { actor } = (await findActor(core.db, secret)) as { actor: Actor };
    await assertProvenInBrowser(core.db, actor);
    await core.db.pool.query(`update sessions set proven_at = now() - interval '11 minutes' where id = $1`, [
      actor.sessionId,
    ]);
    await refused(assertProvenInBrowser(core.db, actor), 'REAUTH_NEEDED');
  });

  test.each<[string, Oddly]>([
    ['on another page', { origin: 'http://ridewire.test.evil.example' }],
    ['on a page of our host at another port', { origin: 'http://ridewire.test:8080' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by a device that didn’t ask who it is', { isVerified: false }],
    ['with an old count', { counter: 1 }],
    ['with no count, by a device that counts', { counter: 0 }],
    ['as another person’s', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['as nobody’s', { userHandle: '' }],
  ])('what was signed %s is refused', async (_what, oddly) => {
    const { device, id } = await makeHolder();
    await enter(device);
    await refused(enter(device, oddly), 'PASSKEY_REFUSED');
    expect(await countOf(id)).toBe(2);
    await enter(device);
  });

  test('devices that don’t count are believed', async () => {
    const { device, id } = await makeHolder({ counts: false });
    await enter(device);
    await enter(device);
    expect(await countOf(id)).toBe(0);
  });

  test('another device’s signature is refused', async () => {
    const { device } = await makeHolder();
    const { device: other } = await makeHolder();
    const from = caller();
    const credential = other.show(await beginSignIn(core, from));
    const forged = { ...credential, id: device.id, rawId: device.id };
    await refused(signInWithPasskey(core, { credential: forged }, from), 'PASSKEY_REFUSED');
  });

  test('a challenge counts once, also when two come at once', async () => {
    const { device } = await makeHolder();
    const from = caller();
    const options = await beginSignIn(core, from);
    const [one, two] = [device.show(options), device.show(options)];
    const both = await Promise.allSettled(
      [one, two].map((credential) => signInWithPasskey(core, { credential }, from)),
    );
    expect(codes(both)).toEqual(['PASSKEY_OVER', 'ok']);
    await refused(signInWithPasskey(core, { credential: two }, from), 'PASSKEY_OVER');
    await refused(signInWithPasskey(core, { credential: device.show(options) }, from), 'PASSKEY_OVER');
  });

  test('a challenge uses up nobody else’s, and one that we didn’t make doesn’t pass as one that waits', async () => {
    const [{ device }, { device: other }] = [await makeHolder(), await makeHolder()];
    const from = caller();
    const waiting = await beginSignIn(core, from);
    const made = { challenge: 'AAAA', rpId: 'ridewire.test' };
    await refused(signInWithPasskey(core, { credential: device.show(made) }, from), 'PASSKEY_OVER');
    await enter(device);
    await signInWithPasskey(core, { credential: other.show(waiting) }, from);
  });

  test('of a person’s passkeys the one is noted that was used; the list keeps its order', async () => {
    const { actor, device, id } = await makeHolder({ name: 'Phone' });
    const { id: second } = await givePasskey(core, actor, { name: 'Laptop' });
    await enter(device);
    // Wherever its row lies by then.
    await core.db.pool.query(
      `with moved as (delete from passkeys where id = $1 returning *) insert into passkeys select * from moved`,
      [id],
    );
    expect((await listPasskeys(core.db, actor.userId)).passkeys).toMatchObject([
      { id, name: 'Phone', lastUsedAt: expect.any(String) },
      { id: second, name: 'Laptop', lastUsedAt: null },
    ]);
    expect([await countOf(id), await countOf(second)]).toEqual([2, 1]);
  });

  test('a challenge that was wrongly answered is used up too', async () => {
    const { device } = await makeHolder();
    const from = caller();
    const options = await beginSignIn(core, from);
    const wrong = device.show(options, { rpId: 'evil.example' });
    await refused(signInWithPasskey(core, { credential: wrong }, from), 'PASSKEY_REFUSED');
    await refused(signInWithPasskey(core, { credential: device.show(options) }, from), 'PASSKEY_OVER');
  });

  test('a challenge is over after five minutes, and one that we didn’t make counts nothing', async () => {
    const { device } = await makeHolder();
    const from = caller();
    const options = await beginSignIn(core, from);
    await core.db.pool.query(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    await refused(signInWithPasskey(core, { credential: device.show(options) }, from), 'PASSKEY_OVER');
    const made = { challenge: 'AAAA', rpId: 'ridewire.test' };
    await refused(signInWithPasskey(core, { credential: device.show(made) }, from), 'PASSKEY_OVER');
  });

  test('of two with one count, one gets in', async () => {
    const { device } = await makeHolder();
    const both = await Promise.allSettled([enter(device, { counter: 9 }), enter(device, { counter: 9 })]);
    expect(codes(both)).toEqual(['PASSKEY_REFUSED', 'ok']);
  });

  test('a blocked person reads why, and gets no session', async () => {
    const { account, device, id } = await makeHolder();
    await core.db.pool.query(`update users set status = 'blocked', block_reason = 'Fraud' where id = $1`, [
      account.userId,
    ]);
    await expect(enter(device)).rejects.toMatchObject({
      code: 'USER_BLOCKED',
      refused: ['USER_BLOCKED_BECAUSE', { reason: 'Fraud' }],
    });
    await core.db.pool.query('update users set block_reason = null where id = $1', [account.userId]);
    await expect(enter(device)).rejects.toMatchObject({ refused: ['USER_BLOCKED'] });
    expect(await countOf(id)).toBe(1);
  });

  test('unknown, wrong and removed passkeys are refused alike, after the same time', async () => {
    const { actor, device, id } = await makeHolder();
    const { device: gone, actor: owner, id: goneId } = await makeHolder();
    await removePasskey(core, owner, { passkeyId: goneId });
    const never = new Authenticator(ORIGIN);
    never.make({ challenge: 'AA', rp: { id: 'ridewire.test' }, user: { id: 'AA' } });
    for (const [tried, oddly] of [
      [device, { rpId: 'evil.example' }],
      [gone, {}],
      [never, {}],
    ] as const) {
      const from = caller();
      const credential = tried.show(await beginSignIn(core, from), oddly);
      const start = performance.now();
      await refused(signInWithPasskey(core, { credential }, from), 'PASSKEY_REFUSED');
      // Whole tenths of a second, and what the limit before it takes.
      expect(performance.now() - start).toBeGreaterThan(99);
    }
    expect((await listPasskeys(core.db, actor.userId)).passkeys).toMatchObject([{ id, lastUsedAt: null }]);
  });

  test('wrong ones, and those of blocked people, count as failed sign-ins, of the owner if they are known', async () => {
    const { account, device } = await makeHolder();
    // What is noted is saved within a second.
    const noted = vi.spyOn(core.refusedTries, 'addSignIn');
    const from = caller();
    await refused(enter(device, { rpId: 'evil.example' }, from), 'PASSKEY_REFUSED');
    await refused(enter(new Authenticator(ORIGIN), {}, from), 'PASSKEY_REFUSED');
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [account.userId]);
    await refused(enter(device, {}, from), 'USER_BLOCKED');
    expect(noted.mock.calls).toEqual([
      [account.email, from.ipAddress],
      [null, from.ipAddress],
      [account.email, from.ipAddress],
    ]);
  });

  test('counts wrong ones by place, together with wrong passwords', async () => {
    const { account, device } = await makeHolder();
    const from = caller();
    const place = addressKey(from.ipAddress);
    await enter(device, {}, from);
    await refused(enter(device, { isVerified: false }, from), 'PASSKEY_REFUSED');
    await refused(signIn(core, { ...account, password: 'Wrong-horse-7' }, from), 'INVALID_CREDENTIALS');
    expect(await useUp(core, 'loginByAddress', place)).toBe(198);
    await refused(enter(device, {}, from), 'TOO_MANY');
    await enter(device);
  });

  test('makes no more challenges than a place may ask for', async () => {
    const from = caller();
    await useUp(core, 'challengeByAddress', addressKey(from.ipAddress));
    await refused(beginSignIn(core, from), 'TOO_MANY');
  });
});

test('a new password by email leaves passkeys, and says how many', async () => {
  const { account, device } = await makeHolder();
  const reset = async (newPassword: string) => {
    await forgotPassword(core, account, caller());
    const otp = (await makeCode(core.db, account.userId, 'reset')) as string;
    return resetPassword(core, { email: account.email, otp, newPassword }, caller());
  };
  expect(await reset('Battery-staple-8')).toEqual({ passkeys: 1 });
  const { secret } = await enter(device);
  const { actor } = (await findActor(core.db, secret)) as { actor: Actor };
  const [kept] = (await listPasskeys(core.db, account.userId)).passkeys;
  await removePasskey(core, actor, { passkeyId: String(kept?.id) });
  expect(await reset('Battery-staple-9')).toEqual({ passkeys: 0 });
});

describe('removing one', () => {
  test('ends it, tells its owner, and leaves the others', async () => {
    const { actor, device, id } = await makeHolder({ name: 'Old phone' });
    const { device: other } = await givePasskey(core, actor, { name: 'Laptop' });
    const { secret } = await enter(device);
    await removePasskey(core, actor, { passkeyId: id });
    await refused(enter(device), 'PASSKEY_REFUSED');
    await enter(other);
    const { userId } = actor;
    expect(await typesOf(userId)).toContain('passkey.removed');
    expect(await mailsOf(userId)).toContainEqual({
      ...{ kind: 'passkey', change: 'removed', userId },
      name: 'Old phone',
    });
    expect(await toldOf(userId)).toContainEqual({ type: 'passkey_removed', params: { name: 'Old phone' } });
    expect(await findActor(core.db, secret), 'open sessions stay').toBeDefined();
    await refused(removePasskey(core, actor, { passkeyId: id }), 'NOT_FOUND');
  });

  test('is for its owner alone', async () => {
    const { device, id } = await makeHolder();
    const { actor: other } = await makePerson();
    await refused(removePasskey(core, other, { passkeyId: id }), 'NOT_FOUND');
    await enter(device);
  });

  test('signs nobody in any more, also when a sign-in is under way', async () => {
    const { account, actor, device, id } = await makeHolder();
    // Another one of theirs doesn't stand in for it.
    const { id: keptId } = await givePasskey(core, actor);
    const lock = 'select from users where id = $1 for no key update';
    const held = await holdRow(database.connectionString, lock, [account.userId]);
    const entering = refused(enter(device), 'PASSKEY_REFUSED');
    await held.waiting(1, '%from "users"%for share%');
    await held.query('delete from passkeys where id = $1', [id]);
    await held.commit();
    await entering;
    expect((await listPasskeys(core.db, actor.userId)).passkeys).toMatchObject([{ id: keptId }]);
  });

  test('an admin who needs one keeps the last, unless an app is there', async () => {
    const admin = await makeActor(core.db, 'admin');
    const { id: first } = await givePasskey(core, admin);
    const { id: second } = await givePasskey(core, admin);
    await removePasskey(strict(), admin, { passkeyId: first });
    await refused(removePasskey(strict(), admin, { passkeyId: second }), 'SECOND_FACTOR_DEMANDED');
    expect((await listPasskeys(core.db, admin.userId)).passkeys).toMatchObject([{ id: second }]);
    await giveSecondFactor(core, admin);
    await removePasskey(strict(), admin, { passkeyId: second });
  });
});

describe('an admin who turns two-step verification off for a person', () => {
  test('removes their passkeys too, since the lost phone may hold them', async () => {
    const { account, actor, device } = await makeHolder();
    const { userId } = account;
    await giveSecondFactor(core, actor);
    const admin = await makeActor(core.db, 'admin');
    expect(await readFactorOf(core.db, admin, { userId })).toMatchObject({ passkeys: 1 });
    await removeFactorOf(core, admin, { userId });
    await refused(enter(device), 'PASSKEY_REFUSED');
    expect(await readFactorOf(core.db, admin, { userId })).toEqual({ turnedOnAt: null, passkeys: 0 });
    expect(await toldOf(userId)).toContainEqual({ type: 'factor_removed', params: { passkeys: 1 } });
    expect(await mailsOf(userId)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor', change: 'removed', passkeys: 1 }),
    );
  });

  test('does so for one who has nothing but passkeys', async () => {
    const { account } = await makeHolder();
    const admin = await makeActor(core.db, 'admin');
    await removeFactorOf(core, admin, account);
    expect(await listPasskeys(core.db, account.userId)).toEqual({ passkeys: [] });
    await refused(removeFactorOf(core, admin, account), 'SECOND_FACTOR_OFF');
  });
});

test('challenges that nobody used are cleaned up', async () => {
  const from = caller();
  const [old, fresh] = [await beginSignIn(core, from), await beginSignIn(core, from)];
  const isThere = async ({ challenge }: { challenge: string }) =>
    (
      await core.db.pool.query('select from passkey_challenges where challenge = $1', [
        Buffer.from(challenge, 'base64url'),
      ])
    ).rows.length > 0;
  await core.db.pool.query(
    `update passkey_challenges set expires_at = now() - interval '1 second' where challenge = $1`,
    [Buffer.from(old.challenge, 'base64url')],
  );
  await cleanUp(core);
  expect([await isThere(old), await isThere(fresh)]).toEqual([false, true]);
});
