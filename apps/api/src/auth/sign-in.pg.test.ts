import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { describe, expect, test, vi } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import { caller, makeAccount, refused, useUp } from '../testing/accounts.ts';
import { rewriteTrail } from '../testing/rewrite-trail.ts';
import { makeActor } from '../testing/actors.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findActor } from '../sessions/session-queries.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { HashProcess } from './hash-process.ts';
import { makeCode } from './make-code.ts';
import { openTokens } from './open-tokens.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { verifyNothing } from './password.ts';
import { signIn } from './sign-in.ts';
import { verifyEmail } from './verify-email.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const wrong = 'Wrong-horse-7';

test('the right password opens a session, whatever the case of the address', async () => {
  const { userId, email, password } = await makeAccount(core);
  const { secret } = await signIn(core, { email: email.toUpperCase(), password }, caller());
  expect((await findActor(core.db, secret))?.actor).toMatchObject({ userId, role: 'rider' });
});

test('only who knows the password learns that an account is blocked or not verified', async () => {
  const cases = [
    [{ isBlocked: true }, 'USER_BLOCKED'],
    [{ isVerified: false }, 'EMAIL_UNVERIFIED'],
    [{ isBlocked: true, isVerified: false }, 'USER_BLOCKED'],
  ] as const;
  for (const [state, code] of cases) {
    const { email, password } = await makeAccount(core, state);
    await refused(signIn(core, { email, password: wrong }, caller()), 'INVALID_CREDENTIALS');
    const refusal = signIn(core, { email, password }, caller());
    await refused(refusal, code);
    // Nobody gave a reason.
    if (code === 'USER_BLOCKED') await expect(refusal).rejects.toThrow(/^This account is blocked\.$/);
  }
});

test('while too many passwords wait, another is turned away before it counts', async () => {
  const { userId, email, password } = await makeAccount(core);
  const flood = Promise.allSettled(Array.from({ length: 1_000 }, () => verifyNothing('x')));
  const actor = { userId, role: 'rider', sessionId: crypto.randomUUID() } as const;
  const from = caller();
  const another = { email: `another-${email}`, password, role: 'rider', name: 'Ayesha' } as const;
  await Promise.all([
    refused(signIn(core, { email, password }, caller()), 'TOO_MANY'),
    refused(confirmPassword(core, actor, { password }), 'TOO_MANY'),
    refused(register(core, another, from), 'TOO_MANY'),
    refused(verifyEmail(core, { email, otp: '123456' }, from), 'TOO_MANY'),
  ]);
  await flood;
  for (const rule of ['registerByAddress', 'tryCodeByAddress'] as const) {
    const room = await useUp(core, rule, crypto.randomUUID());
    expect(await useUp(core, rule, addressKey(from.ipAddress))).toBe(room);
  }
  const all = await useUp(core, 'confirmByAccount', crypto.randomUUID());
  expect(await useUp(core, 'confirmByAccount', userId)).toBe(all);
});

test('an address that nobody has costs a hash as a wrong password does', async () => {
  const { email } = await makeAccount(core);
  const verify = vi.spyOn(HashProcess.prototype, 'verify');
  for (const address of [email, 'nobody-has-this@example.test']) {
    verify.mockClear();
    await refused(signIn(core, { email: address, password: wrong }, caller()), 'INVALID_CREDENTIALS');
    expect(verify.mock.calls.map(([, password]) => password)).toEqual([wrong]);
  }
});

test('who is blocked reads why in the browser; programs get the usual sentence', async () => {
  const { userId, email, password } = await makeAccount(core);
  const admin = await makeActor(core.db, 'admin');
  await blockUser(core, admin, { userId, reason: 'Unpaid fares' }, caller());
  await expect(signIn(core, { email, password }, caller())).rejects.toMatchObject({
    code: 'USER_BLOCKED',
    message: 'This account is blocked. Reason: Unpaid fares',
  });
  await expect(openTokens(core, { email, password }, caller())).rejects.toMatchObject({
    code: 'USER_BLOCKED',
    message: 'This account is blocked.',
  });
  const { rows } = await core.db.pool.query<{ data: object }>(
    `select data from account_events where user_id = $1 and type = 'user.blocked'`,
    [userId],
  );
  expect(rows).toEqual([{ data: expect.objectContaining({ reason: 'Unpaid fares' }) }]);
  await unblockUser(core, admin, { userId }, caller());
  expect((await signIn(core, { email, password }, caller())).userId).toBe(userId);
});

test('only what may be an attack counts as a failed sign-in', async () => {
  const [person, blocked, waiting, limited] = [
    await makeAccount(core),
    await makeAccount(core, { isBlocked: true }),
    await makeAccount(core, { isVerified: false }),
    await makeAccount(core),
  ];
  await useUp(core, 'loginByAccount', limited.email);
  // What is noted is saved within a second.
  const noted = vi.spyOn(core.refusedTries, 'addSignIn');
  const from = caller();
  await refused(signIn(core, { ...person, password: wrong }, from), 'INVALID_CREDENTIALS');
  await refused(signIn(core, blocked, from), 'USER_BLOCKED');
  await refused(signIn(core, limited, from), 'TOO_MANY');
  await refused(signIn(core, waiting, from), 'EMAIL_UNVERIFIED');
  vi.spyOn(HashProcess.prototype, 'verify').mockRejectedValueOnce(new Error('The process ended.'));
  await expect(signIn(core, person, from)).rejects.toThrow('The process ended.');
  expect(noted.mock.calls).toEqual([person, blocked, limited].map(({ email }) => [email, from.ipAddress]));
});

describe('limits', () => {
  const known = async () => (await makeAccount(core)).email;
  const unknown = () => Promise.resolve(`${crypto.randomUUID()}@example.test`);

  test.each([
    ['an account', known],
    ['an address nobody has', unknown],
  ])('guesses at %s from one place end after forty, together or not', async (_what, make) => {
    const email = await make();
    const from = caller();
    const guesses = await Promise.allSettled(
      Array.from({ length: 55 }, (_, i) =>
        signIn(core, { email: i % 2 ? email : email.toUpperCase(), password: wrong }, from),
      ),
    );
    const codes = guesses.map((guess) => (guess as { reason: { code: string } }).reason.code);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(40);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(15);
    await refused(signIn(core, { email, password: 'Correct-horse-7' }, from), 'TOO_MANY');
    await refused(signIn(core, { email, password: wrong }, caller()), 'INVALID_CREDENTIALS');
  });

  test('a crowd that signs in rightly keeps nobody out afterwards', async () => {
    const { email, password } = await makeAccount(core);
    const from = caller();
    const crowd = Array.from({ length: 100 }, () => signIn(core, { email, password }, from));
    const codes = (await Promise.allSettled(crowd)).flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY']));
    expect((await signIn(core, { email, password }, from)).userId).toBeDefined();
  });

  test('what is refused in one place counts no further against the account', async () => {
    const email = await known();
    const from = caller();
    await Promise.allSettled(
      Array.from({ length: 50 }, () => signIn(core, { email, password: wrong }, from)),
    );
    const all = await useUp(core, 'loginByAccount', crypto.randomUUID());
    expect(await useUp(core, 'loginByAccount', email)).toBe(all - 40);
  });

  test.each([
    ['an account', known],
    ['an address nobody has', unknown],
  ])('guesses at %s from many places end as well', async (_what, make) => {
    const email = await make();
    await useUp(core, 'loginByAccount', email);
    await refused(signIn(core, { email, password: 'Correct-horse-7' }, caller()), 'TOO_MANY');
  });

  test('what others do elsewhere locks nobody out where they signed in lately', async () => {
    const { userId, email, password } = await makeAccount(core);
    const home = caller();
    await signIn(core, { email, password }, home);
    // What happens elsewhere later makes the place no stranger.
    await signIn(core, { email, password }, caller());
    await useUp(core, 'loginByAccount', email);
    const neighbor = { ...home, ipAddress: home.ipAddress?.replace(/1$/, 'beef') ?? null };
    for (const from of [home, neighbor]) {
      await refused(signIn(core, { email, password: wrong }, from), 'INVALID_CREDENTIALS');
      await signIn(core, { email: email.toUpperCase(), password }, from);
    }
    await refused(signIn(core, { email, password }, caller()), 'TOO_MANY');
    const another = await makeAccount(core);
    await useUp(core, 'loginByAccount', another.email);
    await refused(signIn(core, another, home), 'TOO_MANY');
    await useUp(core, 'loginByAccountAndAddress', `${email} ${addressKey(home.ipAddress)}`);
    await refused(signIn(core, { email, password }, home), 'TOO_MANY');
    await core.limits.forget('loginByAccountAndAddress', `${email} ${addressKey(home.ipAddress)}`);
    await rewriteTrail(
      core.db,
      `update account_events set at = at - interval '31 days' where user_id = $1 and type = 'session.opened'`,
      [userId],
    );
    await refused(signIn(core, { email, password }, home), 'TOO_MANY');
  });

  test('somebody else’s new password makes nobody’s place a stranger, and a code asked for there makes it none', async () => {
    const [person, other] = [await makeAccount(core), await makeAccount(core)];
    const [home, asking] = [caller(), caller()];
    await signIn(core, person, home);
    await forgotPassword(core, person, asking);
    await forgotPassword(core, other, caller());
    const otp = (await makeCode(core.db, other.userId, 'reset')) as string;
    await resetPassword(core, { email: other.email, otp, newPassword: 'Battery-staple-8' }, caller());
    await useUp(core, 'loginByAccount', person.email);
    await refused(signIn(core, person, asking), 'TOO_MANY');
    await signIn(core, person, home);
  });

  test('guesses at many accounts from one place end as well', async () => {
    const { email, password } = await makeAccount(core);
    const from = caller();
    await useUp(core, 'loginByAddress', addressKey(from.ipAddress));
    await refused(signIn(core, { email, password }, from), 'TOO_MANY');
    await signIn(core, { email, password }, caller());
  });

  test('a right password counts nowhere, also that of a blocked account', async () => {
    const from = caller();
    const { email, password } = await makeAccount(core);
    for (let i = 0; i < 12; i++) await signIn(core, { email, password }, from);
    const blocked = await makeAccount(core, { isBlocked: true });
    for (let i = 0; i < 12; i++) await refused(signIn(core, blocked, from), 'USER_BLOCKED');
  });

  test('a password that could not be checked counts nowhere', async () => {
    const { email, password } = await makeAccount(core);
    const from = caller();
    const verify = vi.spyOn(HashProcess.prototype, 'verify');
    for (let i = 0; i < 5; i++) {
      verify.mockRejectedValueOnce(new Error('The process ended.'));
      await expect(signIn(core, { email, password }, from)).rejects.toThrow('The process ended.');
    }
    const place = addressKey(from.ipAddress);
    for (const [rule, key] of [
      ['loginByAccountAndAddress', `${email} ${place}`],
      ['loginByAddress', place],
      ['loginByAccount', email],
    ] as const) {
      const all = await useUp(core, rule, crypto.randomUUID());
      expect(await useUp(core, rule, key)).toBe(all);
    }
  });
});
