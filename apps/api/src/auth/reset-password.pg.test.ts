import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import type { RunningServices } from '../server/start-services.ts';
import {
  caller,
  findAccountEvents,
  findQueuedMails,
  letPass,
  makeAccount,
  refused,
  useUp,
} from '../testing/accounts.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { forgotPassword } from './forgot-password.ts';
import { makeCode } from './make-code.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { findAccount } from './account-queries.ts';
import { verifyEmail } from './verify-email.ts';

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

const newPassword = 'Battery-staple-8';

/** A person who forgot the password, and the mailed code. */
async function forgetful(state: Parameters<typeof makeAccount>[1] = {}) {
  const account = await makeAccount(core, state);
  await forgotPassword(core, account, caller());
  return { ...account, otp: (await makeCode(core.db, account.userId, 'reset')) as string };
}

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

async function countSessions(userId: string): Promise<number> {
  const result = await core.db.pool.query('select from sessions where user_id = $1', [userId]);
  return result.rowCount ?? 0;
}

test('a password that many people have is refused, and the code stays good for another', async () => {
  const { email, otp } = await forgetful();
  const common = resetPassword(core, { email, otp, newPassword: 'P@SSw0rd' }, caller());
  await refused(common, 'PASSWORD_COMMON');
  await expect(common).rejects.toMatchObject({ fields: new Map([['newPassword', expect.anything()]]) });
  await refused(resetPassword(core, { email, otp, newPassword: 'Ridewire1!' }, caller()), 'PASSWORD_COMMON');
  await resetPassword(core, { email, otp, newPassword }, caller());
});

test('the right code sets the password and ends all sessions: trail, mail and news at once', async () => {
  const account = await forgetful();
  const { userId, email, otp, password } = account;
  await signIn(core, account, caller());
  await signIn(core, account, caller());
  const from = caller();
  const told = heard.of(userId).length;
  await resetPassword(core, { email: email.toUpperCase(), otp, newPassword }, from);
  expect(await countSessions(userId)).toBe(0);
  expect((await findAccountEvents(core.db, userId)).at(-1)).toEqual({
    type: 'user.password_reset',
    ip: from.ipAddress,
    data: { endedSessions: 2 },
  });
  expect((await findQueuedMails(core.db, userId)).at(-1)).toEqual({
    key: null,
    payload: { kind: 'password_reset', userId },
  });
  await expect
    .poll(() => heard.of(userId).slice(told))
    .toEqual(
      expect.arrayContaining([
        { event: 'user.signed_out', userId, sessionId: null },
        { event: 'user.changed', userId, role: 'rider' },
      ]),
    );
  await refused(signIn(core, { email, password }, caller()), 'INVALID_CREDENTIALS');
  await signIn(core, { email, password: newPassword }, caller());
  await refused(resetPassword(core, { email, otp, newPassword }, caller()), 'CODE_INVALID');
});

test('everybody else keeps password, sessions and codes', async () => {
  const { email, otp } = await forgetful();
  const verified = await makeAccount(core);
  await signIn(core, verified, caller());
  const waiting = await makeAccount(core, { isVerified: false });
  const verifyOtp = (await makeCode(core.db, waiting.userId, 'verify')) as string;
  await resetPassword(core, { email, otp, newPassword }, caller());
  expect(await countSessions(verified.userId)).toBe(1);
  await signIn(core, verified, caller());
  await refused(signIn(core, waiting, caller()), 'EMAIL_UNVERIFIED');
  await verifyEmail(core, { email: waiting.email, otp: verifyOtp }, caller());
});

test('it verifies the address too, and the code for that ends', async () => {
  const { userId, email, otp, password } = await forgetful({ isVerified: false });
  const verifyOtp = (await makeCode(core.db, userId, 'verify')) as string;
  await resetPassword(core, { email, otp, newPassword }, caller());
  const types = (await findAccountEvents(core.db, userId)).map((event) => event.type);
  expect(types.slice(-2).toSorted()).toEqual(['user.email_verified', 'user.password_reset']);
  const codes = await core.db.pool.query('select code_hash, tries_left from email_codes where user_id = $1', [
    userId,
  ]);
  expect(codes.rows).toEqual(Array(2).fill({ code_hash: null, tries_left: 0 }));
  await refused(verifyEmail(core, { email, otp: verifyOtp }, caller()), 'CODE_INVALID');
  await refused(signIn(core, { email, password }, caller()), 'INVALID_CREDENTIALS');
  await signIn(core, { email, password: newPassword }, caller());
});

test('whoever resets the password may sign in, however many others tried to', async () => {
  const { email, otp } = await forgetful();
  const from = caller();
  const here = `${email} ${addressKey(from.ipAddress)}`;
  await useUp(core, 'loginByAccount', email);
  await useUp(core, 'loginByAccountAndAddress', here);
  await refused(resetPassword(core, { email, otp: other(otp), newPassword }, from), 'CODE_INVALID');
  await refused(signIn(core, { email, password: newPassword }, from), 'TOO_MANY');
  await resetPassword(core, { email: email.toUpperCase(), otp, newPassword }, from);
  await signIn(core, { email, password: newPassword }, from);
  await signIn(core, { email, password: newPassword }, caller());
});

describe('nobody waits for somebody who waits for them', () => {
  test('asking for a code, which locks the code before the person', async () => {
    const { userId, email, otp } = await forgetful();
    const asking = await holdRow(
      database.connectionString,
      `update email_codes set asked_at = asked_at where user_id = $1 and purpose = 'verify'`,
      [userId],
    );
    const resetting = resetPassword(core, { email, otp, newPassword }, caller());
    await asking.waiting(1);
    await asking.query('select from users where id = $1 for key share', [userId]);
    await asking.commit();
    await resetting;
  });

  test('verifying the address', async () => {
    const { userId, email, otp } = await forgetful({ isVerified: false });
    const verifyOtp = (await makeCode(core.db, userId, 'verify')) as string;
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      userId,
    ]);
    const resetting = resetPassword(core, { email, otp, newPassword }, caller());
    await held.waiting(1);
    const verifying = refused(verifyEmail(core, { email, otp: verifyOtp }, caller()), 'CODE_INVALID');
    await held.waiting(2);
    await held.release();
    await Promise.all([resetting, verifying]);
    await signIn(core, { email, password: newPassword }, caller());
  });
});

describe('is refused in the same words, and nothing changes', () => {
  const refusedFor = async (account: { email: string; otp: string; userId: string }) => {
    const before = await findAccount(core.db, account.email);
    await refused(resetPassword(core, { ...account, newPassword }, caller()), 'CODE_INVALID');
    expect(await findAccount(core.db, account.email)).toEqual(before);
    expect(await findQueuedMails(core.db, account.userId)).not.toContainEqual({
      key: null,
      payload: { kind: 'password_reset', userId: account.userId },
    });
  };

  test('a wrong code, and the right one after five wrong ones', async () => {
    const account = await forgetful();
    await Promise.all(Array.from({ length: 5 }, () => refusedFor({ ...account, otp: other(account.otp) })));
    await refusedFor(account);
  });

  test('an unknown address', () =>
    refusedFor({ userId: crypto.randomUUID(), email: 'nobody@example.test', otp: '123456' }));

  test('an expired code', async () => {
    const account = await forgetful();
    await letPass(core.db, account.userId, 10 * 60 + 1);
    await refusedFor(account);
  });

  test('a code that was made to verify the address', async () => {
    const account = await makeAccount(core, { isVerified: false });
    await refusedFor({ ...account, otp: (await makeCode(core.db, account.userId, 'verify')) as string });
  });

  test('a right code of somebody who is blocked at that moment', async () => {
    const { userId, email, otp, password } = await forgetful();
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      userId,
    ]);
    const resetting = refused(resetPassword(core, { email, otp, newPassword }, caller()), 'CODE_INVALID');
    await held.waiting(1);
    await held.query(`update users set status = 'blocked' where id = $1`, [userId]);
    await held.commit();
    await resetting;
    await core.db.pool.query(`update users set status = 'active' where id = $1`, [userId]);
    await signIn(core, { email, password }, caller());
  });

  test('a code of somebody who is blocked since', async () => {
    const account = await forgetful();
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [account.userId]);
    await refusedFor(account);
  });
});

test('a right code sent many times at once resets once', async () => {
  const { userId, email, otp } = await forgetful();
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, (_, i) =>
      resetPassword(core, { email, otp, newPassword: `${newPassword}${i}` }, caller()),
    ),
  );
  const winner = results.findIndex((result) => result.status === 'fulfilled');
  for (const [i, result] of results.entries()) {
    if (i !== winner) expect(result).toMatchObject({ reason: { code: 'CODE_INVALID' } });
  }
  await signIn(core, { email, password: `${newPassword}${winner}` }, caller());
  const resets = (await findAccountEvents(core.db, userId)).filter(
    (event) => event.type === 'user.password_reset',
  );
  expect(resets).toHaveLength(1);
});

test('accounts that every visitor of a demo shares keep their password', async () => {
  const account = await forgetful();
  const { email, otp, password } = account;
  const demo = {
    ...core,
    clientConfig: { ...core.clientConfig, demoAccounts: [{ role: 'rider' as const, email, password }] },
  };
  const reset = () => resetPassword(demo, { email: email.toUpperCase(), otp, newPassword }, caller());
  await refused(reset(), 'DEMO_ACCOUNT');
  await refused(forgotPassword(demo, { email }, caller()), 'DEMO_ACCOUNT');
  await signIn(demo, account, { ...caller(), isFromHere: true });
  // Other people there set theirs as everywhere.
  const own = await forgetful();
  await resetPassword(demo, { email: own.email, otp: own.otp, newPassword }, caller());
});

describe('a sign-in by the old password that is under way', () => {
  /** Runs both up to the point where they change something, `first` before the other, and then lets them go on. */
  async function race(first: 'sign in' | 'reset') {
    const { userId, email, otp, password } = await forgetful();
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      userId,
    ]);
    const start = {
      'sign in': () => signIn(core, { email, password }, caller()),
      reset: () => resetPassword(core, { email, otp, newPassword }, caller()),
    };
    const settled = [];
    for (const which of first === 'reset'
      ? (['reset', 'sign in'] as const)
      : (['sign in', 'reset'] as const)) {
      settled.push(Promise.allSettled([start[which]()]));
      await held.waiting(settled.length);
    }
    await held.commit();
    const results = (await Promise.all(settled)).flat();
    return { userId, results };
  }

  test('opens a session that ends with the others', async () => {
    const { userId, results } = await race('sign in');
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await countSessions(userId)).toBe(0);
  });

  test('opens none when the password is changed first', async () => {
    const { userId, results } = await race('reset');
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'INVALID_CREDENTIALS' } },
    ]);
    expect(await countSessions(userId)).toBe(0);
  });
});
