import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../core/actor.ts';
import { addressKey } from '../../core/address-key.ts';
import { createFactorDemand } from '../../core/factor-demand.ts';
import { endAllSessionsOf } from '../../sessions/end-all-sessions.ts';
import { openBrowserSession } from '../../sessions/open-session.ts';
import { findActor } from '../../sessions/session-queries.ts';
import {
  caller,
  findAccountEvents,
  findQueuedMails,
  makeAccount,
  refused,
  useUp,
  type TestAccount,
} from '../../testing/accounts.ts';
import { makeActor, makeAdmin } from '../../testing/actors.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { givePassword } from '../../testing/give-password.ts';
import { givePasskey } from '../../testing/passkeys.ts';
import { rewriteTrail } from '../../testing/rewrite-trail.ts';
import { codeOf, forgetUsed, giveSecondFactor, wrongCodeOf } from '../../testing/second-factors.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { findAccount } from '../account-queries.ts';
import { forgotPassword } from '../forgot-password.ts';
import { makeCode } from '../make-code.ts';
import { openTokens } from '../open-tokens.ts';
import { beginSignIn } from '../passkeys/begin-sign-in.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { resetPassword } from '../reset-password.ts';
import { signIn } from '../sign-in.ts';
import { beginSetup } from './begin-setup.ts';
import { renewCodes, turnOffFactor } from './change-factor.ts';
import { confirmSetup } from './confirm-setup.ts';
import { readFactorOf, readOwnFactor } from './factor-queries.ts';
import { MAX_MISSED_A_DAY, MissedCodeJob, noteMissedCode, tellMissedCode } from './missed-code.ts';
import { removeFactorOf } from './remove-factor-of.ts';

const database = useTestDatabase();
const core = useTestCore(database);

/** A person at a desk, signed in with their password. */
async function makePerson(): Promise<{ account: TestAccount; actor: Actor }> {
  const account = await makeAccount(core);
  const from = caller();
  const { secret } = await signIn(core, account, from);
  const { actor } = (await findActor(core.db, secret)) as { actor: Actor };
  return { account, actor: { ...actor, ipAddress: from.ipAddress } };
}

async function makeGuarded() {
  const person = await makePerson();
  return { ...person, ...(await giveSecondFactor(core, person.actor)) };
}

const enter = ({ email, password }: TestAccount, code?: string, from = caller()) =>
  signIn(core, { email, password, ...(code !== undefined && { code: folded(code) }) }, from);
/** As the schema of the input does. */
const folded = (code: string) => code.replaceAll('-', '');

const typesOf = async (userId: string) => (await findAccountEvents(core.db, userId)).map(({ type }) => type);
const mailsOf = async (userId: string) =>
  (await findQueuedMails(core.db, userId)).map(({ payload }) => payload as { kind: string; change?: string });
const stored = async (userId: string) => ({
  factors: (await core.db.pool.query('select * from second_factors where user_id = $1', [userId])).rows,
  codes: (
    await core.db.pool.query('select code_hash from recovery_codes where user_id = $1 order by code_hash', [
      userId,
    ])
  ).rows,
});
const outcomes = (settled: PromiseSettledResult<unknown>[]): string[] =>
  settled.map((each) =>
    each.status === 'fulfilled' ? 'ok' : String((each.reason as { refused: unknown[] }).refused[0]),
  );

describe('setting it up', () => {
  test('nothing is asked for before the app has shown a code', async () => {
    const { account, actor } = await makePerson();
    const { secret } = await beginSetup(core, actor);
    await refused(confirmSetup(core, actor, { code: wrongCodeOf(secret) }), 'FACTOR_CODE_WRONG');
    expect(await readOwnFactor(core, actor)).toEqual({ turnedOnAt: null, codesLeft: 0, isDemanded: false });
    await enter(account);
    // A code of an app that hasn't been confirmed proves nothing.
    await refused(renewCodes(core, actor, { code: codeOf(secret) }), 'SECOND_FACTOR_OFF');

    const { codes } = await confirmSetup(core, actor, { code: codeOf(secret) });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await readOwnFactor(core, actor)).toMatchObject({ turnedOnAt: expect.any(String), codesLeft: 10 });
    await refused(enter(account), 'SECOND_FACTOR_NEEDED');
    expect(await typesOf(account.userId)).toContain('factor.turned_on');
    expect(await mailsOf(account.userId)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor', change: 'on' }),
    );
  });

  test('neither the app’s key nor a recovery code can be read in the database', async () => {
    const { account, secret, codes } = await makeGuarded();
    const { factors, codes: hashes } = await stored(account.userId);
    const text = JSON.stringify([factors, hashes]) + (factors[0].sealed_secret as Buffer).toString('latin1');
    for (const word of [secret, ...codes, ...codes.map(folded)]) expect(text).not.toContain(word);
    expect(JSON.stringify(await findAccountEvents(core.db, account.userId))).not.toContain(secret);
  });

  test('the session that turned it on, and others that are open, stay', async () => {
    const { account, actor } = await makePerson();
    const { secret: cookie } = await enter(account);
    await giveSecondFactor(core, actor);
    expect(await findActor(core.db, cookie)).toBeDefined();
  });

  test('the code that confirmed it opens no session', async () => {
    const { account, actor } = await makePerson();
    const { secret } = await beginSetup(core, actor);
    const code = codeOf(secret);
    await confirmSetup(core, actor, { code });
    const again = enter(account, code);
    await refused(again, 'FACTOR_CODE_WRONG');
    await expect(again).rejects.toMatchObject({ refused: ['FACTOR_CODE_USED'] });
  });

  test('confirming twice, also at once, leaves it as it was', async () => {
    const { account, actor } = await makePerson();
    const { secret } = await beginSetup(core, actor);
    const twice = await Promise.allSettled([
      confirmSetup(core, actor, { code: codeOf(secret) }),
      confirmSetup(core, actor, { code: codeOf(secret) }),
    ]);
    expect(outcomes(twice).toSorted()).toEqual(['SECOND_FACTOR_ON', 'ok']);
    const before = await stored(account.userId);
    await refused(confirmSetup(core, actor, { code: codeOf(secret, 1) }), 'SECOND_FACTOR_ON');
    await refused(beginSetup(core, actor), 'SECOND_FACTOR_ON');
    expect(await stored(account.userId)).toEqual(before);
  });

  test('a page that is loaded again shows the same key, for ten minutes', async () => {
    const { actor } = await makePerson();
    const first = await beginSetup(core, actor);
    const age = (minutes: number) =>
      core.db.pool.query(
        `update second_factors set begun_at = now() - $2 * interval '1 minute' where user_id = $1`,
        [actor.userId, minutes],
      );
    await age(9);
    expect(await beginSetup(core, actor)).toEqual(first);
    await age(11);
    expect((await beginSetup(core, actor)).secret).not.toBe(first.secret);
  });

  test('turns nobody else’s on that is being set up', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const { secret } = await beginSetup(core, other.actor);
    await giveSecondFactor(core, one.actor);
    expect((await stored(other.account.userId)).factors).toMatchObject([
      { turned_on_at: null, last_step: null },
    ]);
    await confirmSetup(core, other.actor, { code: codeOf(secret) });
  });

  test('two pages that begin at once show one key', async () => {
    const { actor } = await makePerson();
    const keys = await Promise.all(Array.from({ length: 4 }, () => beginSetup(core, actor)));
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1);
    await confirmSetup(core, actor, { code: codeOf(keys[0]?.secret ?? '') });
  });

  test('beginning again in another session ends the setup before', async () => {
    const { actor } = await makePerson();
    const { secret: first } = await beginSetup(core, actor);
    const { secret: second } = await beginSetup(core, { ...actor, sessionId: crypto.randomUUID() });
    expect(second).not.toBe(first);
    await refused(confirmSetup(core, actor, { code: codeOf(first) }), 'FACTOR_CODE_WRONG');
    await confirmSetup(core, actor, { code: codeOf(second) });
  });

  test('a setup that was never begun, or more than an hour ago, can’t be confirmed', async () => {
    const { actor } = await makePerson();
    await refused(confirmSetup(core, actor, { code: '123456' }), 'SECOND_FACTOR_OFF');
    const { secret } = await beginSetup(core, actor);
    await core.db.pool.query(
      `update second_factors set begun_at = now() - interval '61 minutes' where user_id = $1`,
      [actor.userId],
    );
    const late = confirmSetup(core, actor, { code: codeOf(secret) });
    await expect(late).rejects.toMatchObject({ refused: ['FACTOR_SETUP_OVER'] });
  });

  test('a demo’s shared account keeps its sign-in as it is', async () => {
    const { account, actor } = await makePerson();
    const shared = { role: 'rider' as const, email: account.email, password: account.password };
    const demo = { ...core, clientConfig: { ...core.clientConfig, demoAccounts: [shared] } };
    await refused(beginSetup(demo, actor), 'DEMO_ACCOUNT');
  });

  test('whoever is signed out while confirming turns nothing on', async () => {
    const { account, actor } = await makePerson();
    const admin = await makeActor(core.db, 'admin');
    const { secret } = await beginSetup(core, actor);
    const held = await holdRow(
      database.connectionString,
      `update users set updated_at = now() where id = $1`,
      [account.userId],
    );
    const ending = endAllSessionsOf(core, admin, { userId: account.userId }, caller());
    await held.waiting(1);
    const confirming = refused(confirmSetup(core, actor, { code: codeOf(secret) }), 'NOT_SIGNED_IN');
    await held.waiting(2);
    await held.release();
    await Promise.all([ending, confirming]);
    expect((await stored(account.userId)).factors).toMatchObject([{ turned_on_at: null }]);
  });
});

describe('signing in', () => {
  test('asks for a code once the password was right, and tells nobody else', async () => {
    const { account, secret } = await makeGuarded();
    const wrong = { ...account, password: 'Wrong-horse-7' };
    await refused(enter(wrong), 'INVALID_CREDENTIALS');
    await refused(enter(wrong, codeOf(secret)), 'INVALID_CREDENTIALS');
    await refused(enter(wrong, wrongCodeOf(secret)), 'INVALID_CREDENTIALS');
    await refused(enter(account), 'SECOND_FACTOR_NEEDED');
    await refused(enter(account, wrongCodeOf(secret)), 'FACTOR_CODE_WRONG');
    const { secret: cookie } = await enter(account, codeOf(secret));
    expect((await findActor(core.db, cookie))?.actor.userId).toBe(account.userId);
    // Only a recovery code leaves more in the trail.
    expect((await typesOf(account.userId)).at(-1)).toBe('session.opened');
    expect(await typesOf(account.userId)).not.toContain('factor.recovered');
  });

  test('programs sign in with a code too', async () => {
    const { account, secret } = await makeGuarded();
    const { email, password } = account;
    await refused(openTokens(core, { email, password }, caller()), 'SECOND_FACTOR_NEEDED');
    const code = codeOf(secret);
    expect(await openTokens(core, { email, password, code }, caller())).toMatchObject({ role: 'rider' });
    await refused(openTokens(core, { email, password, code }, caller()), 'FACTOR_CODE_WRONG');
  });

  test('a code given without a second factor is passed over', async () => {
    const { account } = await makePerson();
    await enter(account, '123456');
  });

  test('a code works once, and none that is older than the last one', async () => {
    const { account, secret } = await makeGuarded();
    await enter(account, codeOf(secret));
    for (const steps of [0, -1]) {
      const again = enter(account, codeOf(secret, steps));
      await expect(again).rejects.toMatchObject({ refused: ['FACTOR_CODE_USED'] });
    }
    await enter(account, codeOf(secret, 1));
  });

  test('of two devices with one code, one signs in', async () => {
    const { account, secret } = await makeGuarded();
    const code = codeOf(secret);
    const both = await Promise.allSettled([enter(account, code), enter(account, code)]);
    expect(outcomes(both).toSorted()).toEqual(['FACTOR_CODE_USED', 'ok']);
  });

  test('a recovery code stands in for the app once, and the person is told', async () => {
    const { account, actor, codes } = await makeGuarded();
    const [code = '', other = ''] = codes;
    await enter(account, code);
    const again = enter(account, code);
    await refused(again, 'FACTOR_CODE_WRONG');
    await expect(again).rejects.toMatchObject({ refused: ['RECOVERY_CODE_WRONG'] });
    expect(await readOwnFactor(core, actor)).toMatchObject({ codesLeft: 9 });
    expect(
      (await findAccountEvents(core.db, account.userId)).map(({ type, data }) => [type, data]),
    ).toContainEqual(['factor.recovered', { codesLeft: 9 }]);
    expect(await mailsOf(account.userId)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor', change: 'recovered' }),
    );
    const both = await Promise.allSettled([enter(account, other), enter(account, other)]);
    expect(outcomes(both).toSorted()).toEqual(['RECOVERY_CODE_WRONG', 'ok']);
    expect(await readOwnFactor(core, actor)).toMatchObject({ codesLeft: 8 });
  });

  test('a recovery code of another person is none', async () => {
    const [{ account }, other] = [await makeGuarded(), await makeGuarded()];
    await refused(enter(account, other.codes[0]), 'FACTOR_CODE_WRONG');
    expect(await readOwnFactor(core, other.actor)).toMatchObject({ codesLeft: 10 });
  });

  test('a sign-in that began before it was turned on needs a code after all', async () => {
    const { account, actor } = await makePerson();
    const { passwordHash } = (await findAccount(core.db, account.email)) as { passwordHash: string };
    await giveSecondFactor(core, actor);
    const late = openBrowserSession(core.db, account.userId, caller(), {
      passwordHash,
      hasShownFactor: false,
    });
    await refused(late, 'SECOND_FACTOR_NEEDED');
  });

  test('with a code is enough when an admin removes the second factor meanwhile', async () => {
    const { account, secret } = await makeGuarded();
    const held = await holdRow(database.connectionString, 'delete from second_factors where user_id = $1', [
      account.userId,
    ]);
    const entering = enter(account, codeOf(secret));
    await held.waiting(1, '%"second_factors"%');
    await held.commit();
    expect((await entering).userId).toBe(account.userId);
  });

  test('a new password by mail does not do without it', async () => {
    const { account, secret } = await makeGuarded();
    await forgotPassword(core, account, caller());
    const otp = (await makeCode(core.db, account.userId, 'reset')) as string;
    const newPassword = 'Battery-staple-8';
    await resetPassword(core, { email: account.email, otp, newPassword }, caller());
    const renewed = { ...account, password: newPassword };
    await refused(enter(renewed), 'SECOND_FACTOR_NEEDED');
    await enter(renewed, codeOf(secret));
  });
});

describe('guessing', () => {
  test('ends after ten wrong codes from one place; right ones don’t count', async () => {
    const { account, secret } = await makeGuarded();
    const from = caller();
    await enter(account, codeOf(secret), from);
    const wrong = wrongCodeOf(secret);
    for (let tries = 0; tries < 10; tries += 1)
      await refused(enter(account, wrong, from), 'FACTOR_CODE_WRONG');
    await forgetUsed(core.db, account.userId);
    await refused(enter(account, codeOf(secret), from), 'TOO_MANY');
    await refused(enter(account, undefined, from), 'SECOND_FACTOR_NEEDED');
    await enter(account, codeOf(secret));
  });

  test('only wrong codes count', async () => {
    const { account, actor } = await makePerson();
    await refused(turnOffFactor(core, actor, { code: '123456' }), 'SECOND_FACTOR_OFF');
    const { secret } = await giveSecondFactor(core, actor);
    await refused(confirmSetup(core, actor, { code: codeOf(secret) }), 'SECOND_FACTOR_ON');
    await refused(renewCodes(core, actor, { code: wrongCodeOf(secret) }), 'FACTOR_CODE_WRONG');
    expect(await useUp(core, 'factorByAccount', account.userId)).toBe(29);
    const here = `${account.userId} ${addressKey(actor.ipAddress ?? null)}`;
    expect(await useUp(core, 'factorByAccountAndAddress', here)).toBe(9);
  });

  test('many at once get no further than one after another', async () => {
    const { account, secret } = await makeGuarded();
    const [from, wrong] = [caller(), wrongCodeOf(secret)];
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => enter(account, wrong, from)));
    expect(outcomes(all).filter((key) => key === 'FACTOR_CODE_WRONG')).toHaveLength(10);
  });

  test('from many places shuts out strange places only', async () => {
    const { account, secret } = await makeGuarded();
    const home = caller();
    await enter(account, codeOf(secret), home);
    await forgetUsed(core.db, account.userId);
    expect(await useUp(core, 'factorByAccount', account.userId)).toBe(30);
    await refused(enter(account, codeOf(secret)), 'TOO_MANY');
    await enter(account, codeOf(secret), home);
  });

  test('places of sign-ins before the second factor, or before a new password, are strange too', async () => {
    const thief = caller();
    const { account, actor } = await makePerson();
    await enter(account, undefined, thief);
    const { secret } = await giveSecondFactor(core, actor);
    await useUp(core, 'factorByAccount', account.userId);
    await refused(enter(account, codeOf(secret), thief), 'TOO_MANY');
    const home = { ...caller(), ipAddress: actor.ipAddress ?? null };
    await enter(account, codeOf(secret), home);

    await forgotPassword(core, account, home);
    const otp = (await makeCode(core.db, account.userId, 'reset')) as string;
    const renewed = { ...account, password: 'Battery-staple-8' };
    const reset = caller();
    await resetPassword(core, { ...account, otp, newPassword: renewed.password }, reset);
    await forgetUsed(core.db, account.userId);
    await refused(enter(renewed, codeOf(secret), home), 'TOO_MANY');
    await enter(renewed, codeOf(secret), reset);
  });

  test('counts as failed sign-ins', async () => {
    const { account, secret } = await makeGuarded();
    // What is noted is saved within a second.
    const noted = vi.spyOn(core.refusedTries, 'addSignIn');
    await refused(enter(account), 'SECOND_FACTOR_NEEDED');
    const from = caller();
    await refused(enter(account, wrongCodeOf(secret), from), 'FACTOR_CODE_WRONG');
    expect(noted.mock.calls).toEqual([[account.email, from.ipAddress]]);
  });
});

describe('a right password without a code', () => {
  const waiting = async (userId: string) => {
    const { rows } = await core.db.pool.query<{ key: string; run_at: Date; payload: object }>(
      `select j.key, j.run_at, j.payload from graphile_worker._private_jobs j
        where j.key like $1 order by j.id`,
      [`missed-code:${userId}:%`],
    );
    return rows;
  };
  const missedOf = async (userId: string) =>
    (await findAccountEvents(core.db, userId)).filter(({ type }) => type === 'factor.missed');
  const mailsOfMissed = async (userId: string) =>
    (await mailsOf(userId)).filter(({ change }) => change === 'missed');

  test('is told after a quarter of an hour, and no sooner for trying again', async () => {
    const { account } = await makeGuarded();
    const from = caller();
    await refused(enter(account, undefined, from), 'SECOND_FACTOR_NEEDED');
    const [first] = await waiting(account.userId);
    const minutes = ((first?.run_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThan(16);
    await refused(enter(account, undefined, from), 'SECOND_FACTOR_NEEDED');
    expect(await waiting(account.userId)).toEqual([first]);
    await tellMissedCode(core.db, MissedCodeJob.parse(first?.payload));
    expect(await missedOf(account.userId)).toMatchObject([{ ip: from.ipAddress }]);
    expect(await mailsOfMissed(account.userId)).toHaveLength(1);
  });

  test('is forgotten once the code comes from the same place, and from no other', async () => {
    const { account, secret } = await makeGuarded();
    const [thief, home] = [caller(), caller()];
    await refused(enter(account, undefined, thief), 'SECOND_FACTOR_NEEDED');
    await refused(enter(account, undefined, home), 'SECOND_FACTOR_NEEDED');
    await refused(enter(account, wrongCodeOf(secret), home), 'FACTOR_CODE_WRONG');
    expect(await waiting(account.userId)).toHaveLength(2);
    await enter(account, codeOf(secret), home);
    expect(await waiting(account.userId)).toMatchObject([{ payload: { ipAddress: thief.ipAddress } }]);
  });

  test('is forgotten once a passkey comes from the same place, and from no other', async () => {
    const { account, actor } = await makePerson();
    const { device } = await givePasskey(core, actor);
    await giveSecondFactor(core, actor);
    const [thief, home] = [caller(), caller()];
    await refused(enter(account, undefined, thief), 'SECOND_FACTOR_NEEDED');
    await refused(enter(account, undefined, home), 'SECOND_FACTOR_NEEDED');
    const credential = device.show(await beginSignIn(core, home));
    await signInWithPasskey(core, { credential }, home);
    expect(await waiting(account.userId)).toMatchObject([{ payload: { ipAddress: thief.ipAddress } }]);
  });

  test('is told to an admin who needs a passkey and has no app', async () => {
    const strict = { ...core, factorDemand: createFactorDemand(core.db, true) };
    const admin = await makeActor(core.db, 'admin');
    const password = 'Correct-horse-7';
    await givePassword(core.db, admin.userId, password);
    await givePasskey(core, admin);
    const from = caller();
    const input = { email: `${admin.userId}@example.test`, password };
    await refused(signIn(strict, input, from), 'SECOND_FACTOR_DEMANDED');
    const [noted] = await waiting(admin.userId);
    await tellMissedCode(core.db, MissedCodeJob.parse(noted?.payload));
    expect(await missedOf(admin.userId)).toMatchObject([{ ip: from.ipAddress }]);
    expect(await mailsOfMissed(admin.userId)).toHaveLength(1);
  });

  test('from many places queues no more than are told of, also at once', async () => {
    const { account } = await makeGuarded();
    const note = () => noteMissedCode(core.db, account.userId, caller());
    for (let place = 0; place < MAX_MISSED_A_DAY - 2; place += 1) await note();
    await Promise.all(Array.from({ length: 6 }, note));
    expect(await waiting(account.userId)).toHaveLength(MAX_MISSED_A_DAY);
  });

  test('from many places fills neither the mailbox nor the trail', async () => {
    const { account } = await makeGuarded();
    for (let place = 0; place < MAX_MISSED_A_DAY + 5; place += 1)
      await tellMissedCode(core.db, { userId: account.userId, ipAddress: caller().ipAddress });
    expect(await missedOf(account.userId)).toHaveLength(MAX_MISSED_A_DAY);
    expect(await mailsOfMissed(account.userId)).toHaveLength(1);
  });

  test('is told again a day later, and of each person for themselves', async () => {
    const [{ account }, { account: other }] = [await makeGuarded(), await makeGuarded()];
    const tellOf = ({ userId }: TestAccount) =>
      tellMissedCode(core.db, { userId, ipAddress: caller().ipAddress });
    for (const person of [account, account, other]) await tellOf(person);
    expect(await mailsOfMissed(account.userId)).toHaveLength(1);
    expect(await mailsOfMissed(other.userId)).toHaveLength(1);
    await rewriteTrail(
      core.db,
      `update account_events set at = at - interval '1 day' where user_id = $1 and type = 'factor.missed'`,
      [account.userId],
    );
    await tellOf(account);
    expect(await mailsOfMissed(account.userId)).toHaveLength(2);
  });

  test('is told to nobody whose second factor is off by then', async () => {
    const { account, actor, secret } = await makeGuarded();
    await turnOffFactor(core, actor, { code: codeOf(secret) });
    await tellMissedCode(core.db, { userId: account.userId, ipAddress: null });
    expect(await missedOf(account.userId)).toEqual([]);
  });

  test('is told to nobody who is blocked by then', async () => {
    const { account } = await makeGuarded();
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [account.userId]);
    await tellMissedCode(core.db, { userId: account.userId, ipAddress: null });
    expect(await missedOf(account.userId)).toEqual([]);
  });
});

describe('turning it off', () => {
  test('takes a code, and then the password is enough; other people keep theirs', async () => {
    const { account, actor, secret } = await makeGuarded();
    const other = await makeGuarded();
    const kept = await stored(other.account.userId);
    const before = await stored(account.userId);
    await refused(turnOffFactor(core, actor, { code: wrongCodeOf(secret) }), 'FACTOR_CODE_WRONG');
    expect(await stored(account.userId)).toEqual(before);
    await turnOffFactor(core, actor, { code: codeOf(secret) });
    expect(await stored(account.userId)).toEqual({ factors: [], codes: [] });
    expect(await stored(other.account.userId)).toEqual(kept);
    await refused(turnOffFactor(core, actor, { code: codeOf(secret, 1) }), 'SECOND_FACTOR_OFF');
    await enter(account);
    expect(await typesOf(account.userId)).toContain('factor.turned_off');
    expect(await mailsOf(account.userId)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor', change: 'off' }),
    );
  });

  test('works with a recovery code, for a person who has lost the phone', async () => {
    const { account, actor, codes } = await makeGuarded();
    await turnOffFactor(core, actor, { code: folded(codes[3] as string) });
    await enter(account);
  });

  test('new recovery codes end the old ones', async () => {
    const { account, actor, secret, codes: old } = await makeGuarded();
    const other = await makeGuarded();
    const { codes } = await renewCodes(core, actor, { code: codeOf(secret) });
    expect(new Set([...old, ...codes]).size).toBe(20);
    expect(await readOwnFactor(core, other.actor)).toMatchObject({ codesLeft: 10 });
    await refused(enter(account, old[0]), 'FACTOR_CODE_WRONG');
    await enter(account, codes[0]);
    expect(await typesOf(account.userId)).toContain('factor.codes_renewed');
    expect(await mailsOf(account.userId)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor', change: 'renewed' }),
    );
  });
});

describe('an admin', () => {
  test('turns it off for a person, who is signed out and told', async () => {
    const { account, actor } = await makeGuarded();
    const other = await makeGuarded();
    const kept = await stored(other.account.userId);
    const admin = await makeActor(core.db, 'admin');
    const { userId } = account;
    expect(await readFactorOf(core.db, admin, { userId })).toEqual({
      turnedOnAt: expect.any(String),
      passkeys: 0,
    });
    await removeFactorOf(core, admin, { userId });
    expect(await readFactorOf(core.db, admin, { userId })).toEqual({ turnedOnAt: null, passkeys: 0 });
    const { rows } = await core.db.pool.query('select from sessions where id = $1', [actor.sessionId]);
    expect(rows).toEqual([]);
    await enter(account);
    const { rows: told } = await core.db.pool.query(
      'select type, params from notifications where user_id = $1',
      [userId],
    );
    expect(told).toEqual([{ type: 'factor_removed', params: {} }]);
    expect(await mailsOf(userId)).toContainEqual({ kind: 'second_factor', change: 'removed', userId });
    expect(await findAccountEvents(core.db, userId)).toContainEqual(
      expect.objectContaining({ type: 'factor.removed', data: { endedSessions: 1 } }),
    );
    await refused(removeFactorOf(core, admin, { userId }), 'SECOND_FACTOR_OFF');
    // Nobody else is signed out, or signs in with less.
    expect(await stored(other.account.userId)).toEqual(kept);
    const { rows: open } = await core.db.pool.query('select from sessions where id = $1', [
      other.actor.sessionId,
    ]);
    expect(open).toHaveLength(1);
  });

  test('ends a session too that is just being opened', async () => {
    const { account } = await makeGuarded();
    const admin = await makeActor(core.db, 'admin');
    // As a sign-in does, whose session isn’t committed yet.
    const opening = await holdRow(database.connectionString, 'select from users where id = $1 for share', [
      account.userId,
    ]);
    await opening.query(
      `insert into sessions (id, user_id, secret_hash, expires_at)
        values (gen_random_uuid(), $1, 'just opened', now() + interval '1 day')`,
      [account.userId],
    );
    const removing = removeFactorOf(core, admin, account);
    await opening.waiting(1);
    await opening.commit();
    expect(await removing).toEqual({ ended: 2 });
  });

  test('does so neither for themselves, nor without a setup that was confirmed', async () => {
    const admin = await makeActor(core.db, 'admin');
    await giveSecondFactor(core, admin);
    await refused(removeFactorOf(core, admin, admin), 'OWN_ACCOUNT');
    const { actor } = await makePerson();
    await beginSetup(core, actor);
    await refused(removeFactorOf(core, admin, actor), 'SECOND_FACTOR_OFF');
    await refused(removeFactorOf(core, admin, { userId: crypto.randomUUID() }), 'USER_NOT_FOUND');
    await refused(removeFactorOf(core, actor, admin), 'FORBIDDEN');
    // Or support could get into an owner’s account.
    await refused(removeFactorOf(core, await makeAdmin(core.db, 'support'), admin), 'FORBIDDEN');
    await refused(readFactorOf(core.db, actor, admin), 'FORBIDDEN');
  });
});
