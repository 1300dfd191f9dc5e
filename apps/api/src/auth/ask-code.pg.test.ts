import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, test, vi } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import {
  caller,
  findAccountEvents,
  findQueuedMails,
  letPass,
  makeAccount,
  refused,
  useUp,
  type TestAccount,
} from '../testing/accounts.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { forgotPassword } from './forgot-password.ts';
import { makeCode } from './make-code.ts';
import { resendOtp } from './resend-otp.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const ANSWER = { resendInSeconds: 120 };

/** Everything that a request for a code could leave behind, for all people. */
async function countTraces() {
  const result = await core.db.pool.query(
    `select (select count(*) from email_codes) as codes, (select max(asked_at) from email_codes) as asked,
      (select count(*) from account_events) as events, (select count(*) from graphile_worker._private_jobs) as jobs`,
  );
  return result.rows[0];
}

async function findCode(userId: string, purpose: string) {
  const result = await core.db.pool.query(
    `select code_hash, expires_at, tries_left, asked_at > now() - interval '1 minute' as is_fresh
      from email_codes where user_id = $1 and purpose = $2`,
    [userId, purpose],
  );
  return result.rows[0];
}

describe.each([
  ['resend-otp', 'verify', resendOtp],
  ['forgot-password', 'reset', forgotPassword],
] as const)('%s', (_verb, purpose, ask) => {
  /** A person who may request a code, and did not recently. */
  async function person(): Promise<TestAccount> {
    const account = await makeAccount(core, { isVerified: purpose === 'reset' });
    await letPass(core.db, account.userId, 121);
    return account;
  }
  const asksOf = async (userId: string) =>
    (await findAccountEvents(core.db, userId)).filter((event) => event.type === 'user.code_asked');

  test('asks for a code: the one before ends, and trail and mail are there at once', async () => {
    const { userId, email } = await person();
    await makeCode(core.db, userId, purpose);
    const from = caller();
    expect(await ask(core, { email: email.toUpperCase() }, from)).toEqual(ANSWER);
    expect(await findCode(userId, purpose)).toEqual({
      code_hash: null,
      expires_at: null,
      tries_left: 0,
      is_fresh: true,
    });
    expect(await asksOf(userId)).toEqual([
      { type: 'user.code_asked', ip: from.ipAddress, data: { purpose } },
    ]);
    expect(await findQueuedMails(core.db, userId)).toContainEqual({
      key: `code:${purpose}:${userId}`,
      payload: { kind: 'code', purpose, userId },
    });
  });

  test('asking too soon changes nothing and is answered the same', async () => {
    const { userId, email } = await person();
    await ask(core, { email }, caller());
    const otp = await makeCode(core.db, userId, purpose);
    expect(otp).toMatch(/^\d{6}$/);
    // Of 120 seconds, with some left for a slow machine.
    await letPass(core.db, userId, 100);
    const before = await countTraces();
    expect(await ask(core, { email }, caller())).toEqual(ANSWER);
    expect(await countTraces()).toEqual(before);
    expect(await findCode(userId, purpose)).toMatchObject({ tries_left: 5 });
    await letPass(core.db, userId, 21);
    await ask(core, { email }, caller());
    expect(await asksOf(userId)).toHaveLength(2);
    expect(await findCode(userId, purpose)).toMatchObject({ code_hash: null });
  });

  test('a mail that still waits is not joined by another', async () => {
    const { userId, email } = await person();
    await ask(core, { email }, caller());
    await letPass(core.db, userId, 121);
    await ask(core, { email }, caller());
    const mails = await findQueuedMails(core.db, userId);
    expect(mails.filter((mail) => mail.key === `code:${purpose}:${userId}`)).toHaveLength(1);
  });

  test('asking many times at once asks once', async () => {
    const { userId, email } = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(core, { email }, caller())));
    expect(answers).toEqual(Array(8).fill(ANSWER));
    expect(await asksOf(userId)).toHaveLength(1);
  });

  test('a burst counts as the one mail that it sends', async () => {
    const { userId, email } = await person();
    await Promise.all(Array.from({ length: 40 }, () => ask(core, { email }, caller())));
    expect(await asksOf(userId)).toHaveLength(1);
    const all = await useUp(core, 'codeMailByAccount', crypto.randomUUID());
    expect(await useUp(core, 'codeMailByAccount', userId)).toBe(all - 2);
  });

  test('unknown and blocked people get the same answer and no mail', async () => {
    const blocked = await makeAccount(core, { isVerified: purpose === 'reset', isBlocked: true });
    await letPass(core.db, blocked.userId, 121);
    const before = await countTraces();
    for (const email of [blocked.email, 'nobody@example.test']) {
      expect(await ask(core, { email }, caller())).toEqual(ANSWER);
    }
    expect(await countTraces()).toEqual(before);
  });

  test('a mailbox gets so many a day, and asking too soon uses none of them up', async () => {
    const { userId, email } = await person();
    for (let i = 0; i < 3; i++) await ask(core, { email }, caller());
    const all = await useUp(core, 'codeMailByAccount', crypto.randomUUID());
    // One was sent with the sign-up, one was just requested.
    expect(await useUp(core, 'codeMailByAccount', userId)).toBe(all - 2);
    await letPass(core.db, userId, 121);
    const before = await countTraces();
    expect(await ask(core, { email }, caller())).toEqual(ANSWER);
    expect(await countTraces()).toEqual(before);
  });

  test('from one address so many are asked for and no more, whoever they are for', async () => {
    const { email } = await person();
    const from = caller();
    await useUp(core, 'askCodeByAddress', addressKey(from.ipAddress));
    const before = await countTraces();
    await refused(ask(core, { email }, from), 'TOO_MANY');
    await refused(ask(core, { email: 'nobody@example.test' }, from), 'TOO_MANY');
    expect(await countTraces()).toEqual(before);
  });
});

test('who is verified gets no code to verify, and who is not may reset the password', async () => {
  const verified = await makeAccount(core);
  await letPass(core.db, verified.userId, 121);
  const before = await countTraces();
  expect(await resendOtp(core, verified, caller())).toEqual(ANSWER);
  expect(await countTraces()).toEqual(before);
  const waiting = await makeAccount(core, { isVerified: false });
  await forgotPassword(core, waiting, caller());
  expect(await findQueuedMails(core.db, waiting.userId)).toHaveLength(2);
});

test('who never asked gets a code, although everybody else has just asked', async () => {
  const [{ userId, email }, other] = [await makeAccount(core), await makeAccount(core)];
  await forgotPassword(core, other, caller());
  await core.db.pool.query(`update email_codes set asked_at = now() - interval '1 ms'`);
  await forgotPassword(core, { email }, caller());
  expect(await findCode(userId, 'reset')).toMatchObject({ is_fresh: true });
});

test('who is blocked just before the code is asked for gets none', async () => {
  const { userId, email } = await makeAccount(core);
  const trySpend = core.limits.trySpend.bind(core.limits);
  vi.spyOn(core.limits, 'trySpend').mockImplementationOnce(async (...spent) => {
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [userId]);
    return trySpend(...spent);
  });
  const mails = await findQueuedMails(core.db, userId);
  expect(await forgotPassword(core, { email }, caller())).toEqual(ANSWER);
  expect(await findCode(userId, 'reset')).toBeUndefined();
  expect(await findQueuedMails(core.db, userId)).toEqual(mails);
  const all = await useUp(core, 'codeMailByAccount', crypto.randomUUID());
  expect(await useUp(core, 'codeMailByAccount', userId)).toBe(all - 1);
});

test('codes of the two purposes leave each other alone', async () => {
  const { userId, email } = await makeAccount(core, { isVerified: false });
  await makeCode(core.db, userId, 'verify');
  await forgotPassword(core, { email }, caller());
  expect(await findCode(userId, 'verify')).toMatchObject({ tries_left: 5 });
});

test('a code is made for one person and one purpose, while they may have it', async () => {
  const [asking, other] = [
    await makeAccount(core, { isVerified: false }),
    await makeAccount(core, { isVerified: false }),
  ];
  await forgotPassword(core, asking, caller());
  expect(await makeCode(core.db, asking.userId, 'verify')).toMatch(/^\d{6}$/);
  expect(await findCode(asking.userId, 'reset')).toMatchObject({ code_hash: null });
  expect(await findCode(other.userId, 'verify')).toMatchObject({ code_hash: null });

  const change = (set: string) =>
    core.db.pool.query(`update users set ${set} where id = $1`, [asking.userId]);
  await change('email_verified_at = now()');
  expect(await makeCode(core.db, asking.userId, 'verify')).toBeUndefined();
  expect(await makeCode(core.db, asking.userId, 'reset')).toMatch(/^\d{6}$/);
  await change(`status = 'blocked'`);
  expect(await makeCode(core.db, asking.userId, 'reset')).toBeUndefined();
  expect(await makeCode(core.db, crypto.randomUUID(), 'reset')).toBeUndefined();
});
