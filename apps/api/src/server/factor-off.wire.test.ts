import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { signIn } from '../auth/sign-in.ts';
import { caller, findAccountEvents, findQueuedMails, refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { COMPILED } from '../testing/compiled.ts';
import { givePassword } from '../testing/give-password.ts';
import { giveSecondFactor } from '../testing/second-factors.ts';
import { useTestCore } from '../testing/use-test-core.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const COMMAND = fileURLToPath(new URL('factor-off.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const { connectionString: DATABASE_URL } = database;
    execFile(
      process.execPath,
      [COMMAND, ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, DATABASE_URL } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

test('the operator lets the last admin in again who lost phone and recovery codes', async () => {
  const admin = await makeActor(core.db, 'admin');
  const [email, password] = [`${admin.userId}@example.test`, 'Correct-horse-7'];
  await givePassword(core.db, admin.userId, password);
  await giveSecondFactor(core, admin);
  await refused(signIn(core, { email, password }, caller()), 'SECOND_FACTOR_NEEDED');
  expect(await run(email.toUpperCase())).toEqual({
    code: 0,
    out: `ridewire: ${email.toUpperCase()} was signed out everywhere, and can sign in with the password alone\n`,
    error: '',
  });
  await signIn(core, { email, password }, caller());
  expect((await findAccountEvents(core.db, admin.userId)).map(({ type }) => type)).toContain(
    'factor.removed',
  );
  expect((await findQueuedMails(core.db, admin.userId)).map(({ payload }) => payload)).toContainEqual({
    kind: 'second_factor',
    change: 'removed',
    userId: admin.userId,
  });

  const [again, nobody, nothing] = await Promise.all([run(email), run('nobody@example.test'), run()]);
  expect(again).toMatchObject({ code: 1, error: 'ridewire: This person has no two-step verification.\n' });
  expect(nobody).toMatchObject({ code: 1, error: 'ridewire: This user was not found.\n' });
  expect(nothing).toMatchObject({ code: 1, error: expect.stringContaining('npm run factor-off -- ada@') });
});
