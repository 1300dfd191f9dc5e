import { DEMO_ACCOUNTS, lockDemoAccounts } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '../auth/sign-in.ts';
import { CHANNEL } from '../live/events.ts';
import { caller, refused } from '../testing/accounts.ts';
import { makeActor } from '../testing/actors.ts';
import { givePassword } from '../testing/give-password.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import type { RunningServices } from './start-services.ts';

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

test('a server that offers the demo says that another one locked it, and its people are out', async () => {
  const [{ email, password } = { email: '', password: '' }] = DEMO_ACCOUNTS;
  const { userId } = await makeActor(core.db, 'rider');
  await core.db.pool.query('update users set email = $2 where id = $1', [userId, email]);
  await givePassword(core.db, userId, password);
  core.clientConfig.demoAccounts = DEMO_ACCOUNTS;
  const here = { ...caller(), isFromHere: true };
  await signIn(core, { email, password }, here);
  // Everybody knows this password, so it opens nothing from elsewhere.
  await refused(signIn(core, { email, password }, caller()), 'INVALID_CREDENTIALS');
  const warn = vi.spyOn(core.log, 'warn');

  expect(await lockDemoAccounts(database.connectionString, CHANNEL)).toBe(1);
  await expect.poll(() => JSON.stringify(warn.mock.calls)).toContain('locked the demo accounts');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await heard.allOf(userId)).toContainEqual({ event: 'user.signed_out', userId, sessionId: null });
  await refused(signIn(core, { email, password }, here), 'DEMO_LOCKED');
  await refused(signIn(core, { email, password }, caller()), 'INVALID_CREDENTIALS');

  // Elsewhere they are ordinary accounts.
  core.clientConfig.demoAccounts = [];
  await refused(signIn(core, { email, password }, here), 'INVALID_CREDENTIALS');
  await lockDemoAccounts(database.connectionString, CHANNEL);
  expect(warn).toHaveBeenCalledTimes(1);
});
