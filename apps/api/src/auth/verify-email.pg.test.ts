import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, letPass, makeAccount, refused, useUp } from '../testing/accounts.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { askCode } from './ask-code.ts';
import type { CodePurpose } from '../mail/mail-job.ts';
import { makeCode } from './make-code.ts';
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

/** A person who waits for a code, and the mailed code. */
async function waiting() {
  const account = await makeAccount(core, { isVerified: false });
  return { ...account, otp: (await makeCode(core.db, account.userId, 'verify')) as string };
}

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

async function findCode(userId: string, purpose: CodePurpose = 'verify') {
  const result = await core.db.pool.query<{ code_hash: string | null; tries_left: number }>(
    'select code_hash, tries_left from email_codes where user_id = $1 and purpose = $2',
    [userId, purpose],
  );
  return result.rows[0];
}

const isVerified = async (email: string) => (await findAccount(core.db, email))?.emailVerifiedAt !== null;

test('the right code verifies the address once: account, trail and news at once', async () => {
  const { userId, email, otp, password } = await waiting();
  const from = caller();
  await refused(signIn(core, { email, password }, caller()), 'EMAIL_UNVERIFIED');
  await verifyEmail(core, { email: email.toUpperCase(), otp }, from);
  expect(await isVerified(email)).toBe(true);
  expect(await findCode(userId)).toEqual({ code_hash: null, tries_left: 0 });
  expect((await findAccountEvents(core.db, userId)).slice(1)).toEqual([
    { type: 'user.email_verified', ip: from.ipAddress, data: { emailVerified: { from: false, to: true } } },
  ]);
  const changed = { event: 'user.changed', userId, role: 'rider' };
  await expect.poll(() => heard.of(userId)).toEqual([changed, changed]);
  await signIn(core, { email, password }, caller());
  await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
});

test('nobody else’s address is verified', async () => {
  const [{ email, otp }, other] = [await waiting(), await waiting()];
  await verifyEmail(core, { email, otp }, caller());
  expect(await isVerified(other.email)).toBe(false);
});

test('a right code sent many times at once verifies once', async () => {
  const { userId, email, otp } = await waiting();
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => verifyEmail(core, { email, otp }, caller())),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect((await findAccountEvents(core.db, userId)).slice(1)).toHaveLength(1);
});

describe('is refused in the same words', () => {
  test('a wrong code, and the right one still works after four', async () => {
    const { email, otp } = await waiting();
    for (let i = 0; i < 4; i++) {
      await refused(verifyEmail(core, { email, otp: other(otp) }, caller()), 'CODE_INVALID');
    }
    expect(await isVerified(email)).toBe(false);
    await verifyEmail(core, { email, otp }, caller());
  });

  test('the right code after five wrong ones', async () => {
    const { email, otp } = await waiting();
    for (let i = 0; i < 5; i++) {
      await refused(verifyEmail(core, { email, otp: other(otp) }, caller()), 'CODE_INVALID');
    }
    await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
    expect(await isVerified(email)).toBe(false);
  });

  test('an unknown address', () =>
    refused(verifyEmail(core, { email: 'nobody@example.test', otp: '123456' }, caller()), 'CODE_INVALID'));

  test('an expired code', async () => {
    const { userId, email, otp } = await waiting();
    await letPass(core.db, userId, 10 * 60 + 1);
    await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
  });

  test('a code whose mail was not sent yet', async () => {
    const { email } = await makeAccount(core, { isVerified: false });
    await refused(verifyEmail(core, { email, otp: '123456' }, caller()), 'CODE_INVALID');
  });

  test('an older code, once another was mailed or asked for', async () => {
    const { userId, email, otp } = await waiting();
    const newer = (await makeCode(core.db, userId, 'verify')) as string;
    if (newer !== otp) await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
    await letPass(core.db, userId, 121);
    await askCode(core, 'verify', email, caller());
    await refused(verifyEmail(core, { email, otp: newer }, caller()), 'CODE_INVALID');
  });

  test('a code that was made to reset the password', async () => {
    const { userId, email } = await makeAccount(core, { isVerified: false });
    await askCode(core, 'reset', email, caller());
    const otp = (await makeCode(core.db, userId, 'reset')) as string;
    await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
    expect(await findCode(userId, 'reset')).toMatchObject({ tries_left: 5 });
  });

  test('a code of somebody who is blocked, or verified already', async () => {
    for (const change of [`status = 'blocked'`, 'email_verified_at = now()']) {
      const { userId, email, otp } = await waiting();
      await core.db.pool.query(`update users set ${change} where id = $1`, [userId]);
      await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
    }
  });
});

test.each([
  ['blocked', `status = 'blocked'`],
  ['verified otherwise', 'email_verified_at = now()'],
])('a right code of somebody who is %s at that moment is refused', async (_what, change) => {
  const { userId, email, otp } = await waiting();
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    userId,
  ]);
  const verifying = refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
  await held.waiting(1);
  await held.query(`update users set ${change} where id = $1`, [userId]);
  await held.commit();
  await verifying;
  expect((await findAccountEvents(core.db, userId)).map(({ type }) => type)).toEqual(['user.registered']);
});

test('guesses that come together count one after the other', async () => {
  const { userId, email, otp } = await waiting();
  const guess = () => refused(verifyEmail(core, { email, otp: other(otp) }, caller()), 'CODE_INVALID');
  await Promise.all([guess(), guess(), guess()]);
  expect(await findCode(userId)).toMatchObject({ tries_left: 2 });
  await Promise.all(Array.from({ length: 20 }, guess));
  expect(await findCode(userId)).toMatchObject({ tries_left: 0 });
  await refused(verifyEmail(core, { email, otp }, caller()), 'CODE_INVALID');
});

test('from one address so many codes are tried and no more, and who is refused uses up no try', async () => {
  const { userId, email, otp } = await waiting();
  const from = caller();
  await useUp(core, 'tryCodeByAddress', addressKey(from.ipAddress));
  await refused(verifyEmail(core, { email, otp }, from), 'TOO_MANY');
  expect(await findCode(userId)).toMatchObject({ tries_left: 5 });
});
