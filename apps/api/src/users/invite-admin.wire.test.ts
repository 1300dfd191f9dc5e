import { DESK_ROLES, type DeskRole, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, makeAdmin, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { givePassword } from '../testing/give-password.ts';
import { listMails, readResetCode, readMail } from '../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { blockUser } from './block-user.ts';
import { inviteAdmin } from './invite-admin.ts';
import { findUser } from './user-queries.ts';

const HERE = { userAgent: null, ipAddress: '203.0.113.9' };
const PASSWORD = 'Correct-horse-7';

const database = useTestDatabase();
let api: TestApi;
let owner: TestActor;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  owner = await makeActor(api.core.db, 'admin');
});
afterAll(() => api.close());

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const visitor = () => callOverHttp(api.url);
const newEmail = () => `${crypto.randomUUID()}@example.test`;
const invite = (email: string, deskRole: DeskRole = 'support', by = owner) =>
  inviteAdmin(api.core, by, { email, name: 'Nadia Karim', deskRole, language: undefined }, HERE);

test('an invitation leads by mail to a password, and to the desk', async () => {
  const email = newEmail();
  const invited = await invite(email, 'dispatcher');
  expect(invited).toMatchObject({
    role: 'admin',
    deskRole: 'dispatcher',
    status: 'active',
    isEmailVerified: false,
  });
  const mail = await readMail(api, email);
  expect(mail.text).toContain('as dispatcher');
  expect(mail.text).toContain('/forgot-password');
  await visitor().auth.forgotPassword.mutate({ email });
  const otp = await readResetCode(api, email);
  await visitor().auth.resetPassword.mutate({ email, otp, newPassword: PASSWORD });
  expect(await visitor().auth.login.mutate({ email, password: PASSWORD })).toMatchObject({
    deskRole: 'dispatcher',
  });
  expect(await findUser(api.core.db, invited.id)).toMatchObject({ isEmailVerified: true });
});

test('an invitation lets nobody in before', async () => {
  const email = newEmail();
  await invite(email);
  await expect(visitor().auth.login.mutate({ email, password: PASSWORD })).rejects.toMatchObject({
    data: { code: 'INVALID_CREDENTIALS' },
  });
});

test('an invitation is sent again with what was mended, until a password is chosen', async () => {
  const email = newEmail();
  const first = await invite(email, 'support');
  const { id } = await readMail(api, email);
  const again = await invite(email.toUpperCase(), 'finance');
  expect(again).toMatchObject({ id: first.id, deskRole: 'finance' });
  expect((await readMail(api, email, { after: id })).text).toContain('as finance');
  await givePassword(api.core.db, first.id, PASSWORD);
  await refused(invite(email, 'owner'), 'EMAIL_TAKEN');
  expect(await listMails(api, email)).toHaveLength(2);
});

test('an invitation takes no address of a rider, and none of an admin who was blocked', async () => {
  const rider = await makeActor(api.core.db, 'rider');
  await refused(invite(`${rider.userId}@example.test`), 'EMAIL_TAKEN');
  const email = newEmail();
  const { id: userId } = await invite(email);
  await blockUser(api.core, owner, { userId }, HERE);
  await refused(invite(email), 'EMAIL_TAKEN');
});

test('an invitation comes from owners alone', async () => {
  for (const role of DESK_ROLES.filter((each) => each !== 'owner'))
    await refused(invite(newEmail(), 'owner', await makeAdmin(api.core.db, role)), 'FORBIDDEN');
});
