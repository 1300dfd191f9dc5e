import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assertProven } from '../core/assert-proven.ts';
import type { RunningServices } from '../server/start-services.ts';
import { refused, useUp } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { givePassword } from '../testing/give-password.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { HashProcess } from './hash-process.ts';
import { confirmPassword } from './confirm-password.ts';

const database = useTestDatabase();
let core: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

const password = 'Correct-horse-7';
const provenAgo = (minutes: number, userId: string) =>
  core.db.pool.query(`update sessions set proven_at = now() - $2 * interval '1 minute' where user_id = $1`, [
    userId,
    minutes,
  ]);

test('a password counts for ten minutes, in the session that gave it', async () => {
  const admin = await makeActor(core.db, 'admin');
  await givePassword(core.db, admin.userId, password);
  await assertProven(core.db, admin);
  await provenAgo(9.9, admin.userId);
  await assertProven(core.db, admin);
  await provenAgo(10.1, admin.userId);
  await refused(assertProven(core.db, admin), 'REAUTH_NEEDED');
  await refused(confirmPassword(core, admin, { password: 'Wrong-horse-7' }), 'PASSWORD_WRONG');
  await refused(assertProven(core.db, admin), 'REAUTH_NEEDED');

  await confirmPassword(core, admin, { password });
  await assertProven(core.db, admin);
  // It says nothing about another session of the same person.
  const { rows } = await core.db.pool.query<{ sessionId: string }>(
    `insert into sessions (id, user_id, secret_hash, expires_at, proven_at)
      values (gen_random_uuid(), $1, 'x', now() + interval '1 day', now() - interval '11 minutes')
      returning id as "sessionId"`,
    [admin.userId],
  );
  await refused(assertProven(core.db, rows[0] ?? admin), 'REAUTH_NEEDED');
});

test('a program’s session always counts, and one that is gone never does', async () => {
  const admin = await makeActor(core.db, 'admin');
  const program = await makeProgram(core, admin);
  await provenAgo(60, admin.userId);
  await assertProven(core.db, program);
  await refused(assertProven(core.db, { sessionId: crypto.randomUUID() }), 'REAUTH_NEEDED');
});

test('wrong ones are bounded as at the sign-in; right ones count as nothing', async () => {
  const admin = await makeActor(core.db, 'admin');
  await givePassword(core.db, admin.userId, password);
  for (let i = 0; i < 3; i++) await confirmPassword(core, admin, { password });
  await refused(confirmPassword(core, admin, { password: 'Wrong-horse-7' }), 'PASSWORD_WRONG');
  const all = await useUp(core, 'confirmByAccount', crypto.randomUUID());
  expect(await useUp(core, 'confirmByAccount', admin.userId)).toBe(all - 1);
  await refused(confirmPassword(core, admin, { password }), 'TOO_MANY');
});

test('it proves no other session, of the same person or of somebody else, nor one whose password changed meanwhile', async () => {
  const [admin, rider] = [await makeActor(core.db, 'admin'), await makeActor(core.db, 'rider')];
  await givePassword(core.db, admin.userId, password);
  const { rows } = await core.db.pool.query<{ sessionId: string }>(
    `insert into sessions (id, user_id, secret_hash, expires_at, proven_at)
      values (gen_random_uuid(), $1, 'y', now() + interval '1 day', now()) returning id as "sessionId"`,
    [admin.userId],
  );
  for (const { userId } of [admin, rider]) await provenAgo(11, userId);
  await confirmPassword(core, admin, { password });
  await refused(assertProven(core.db, rows[0] ?? admin), 'REAUTH_NEEDED');
  const theirs = { ...admin, sessionId: rider.sessionId };
  await refused(confirmPassword(core, theirs, { password }), 'NOT_SIGNED_IN');
  await refused(assertProven(core.db, rider), 'REAUTH_NEEDED');
  const nobody = { ...admin, userId: crypto.randomUUID() };
  await refused(confirmPassword(core, nobody, { password }), 'NOT_SIGNED_IN');

  await provenAgo(11, admin.userId);
  const verify = HashProcess.prototype.verify;
  vi.spyOn(HashProcess.prototype, 'verify').mockImplementationOnce(async function (
    this: HashProcess,
    ...order
  ) {
    const isRight = await verify.apply(this, order);
    await core.db.pool.query(`update users set password_hash = 'another' where id = $1`, [admin.userId]);
    return isRight;
  });
  await refused(confirmPassword(core, admin, { password }), 'NOT_SIGNED_IN');
  await refused(assertProven(core.db, admin), 'REAUTH_NEEDED');
});
