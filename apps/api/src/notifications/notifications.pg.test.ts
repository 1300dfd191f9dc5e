import { ChooseNotificationsInput, type NotificationView } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCode } from '../auth/make-code.ts';
import { resetPassword } from '../auth/reset-password.ts';
import { verifyEmail } from '../auth/verify-email.ts';
import { approveDriver } from '../drivers/approve-driver.ts';
import { reactivateDriver } from '../drivers/reactivate-driver.ts';
import { suspendDriver } from '../drivers/suspend-driver.ts';
import { cleanUp } from '../server/jobs/clean-up.ts';
import { caller, makeAccount } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { givePapers } from '../testing/give-papers.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { markRead } from './mark-read.ts';
import { getLatestNotifications, listNotifications } from './notification-queries.ts';
import { sayNotification } from './say-notification.ts';

const HERE = { userAgent: null, ipAddress: null };

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
beforeEach(async () => {
  await core.db.pool.query(`update users set status = 'blocked' where role = 'admin'`);
  admin = await makeActor(core.db, 'admin');
});

const latest = ({ userId }: { userId: string }) => getLatestNotifications(core.db, userId);

/** A driver with this many notifications, each a second after the one before, newest first. */
async function makeTold(count: number) {
  const driver = await makeActor(core.db, 'driver');
  await core.db.pool.query(
    `insert into notifications (user_id, type, params, created_at)
      select $1, 'driver_approved', json_build_object('title', 'Title ' || n, 'message', ''), now() - n * interval '1 second' from generate_series(1, $2) n`,
    [driver.userId, count],
  );
  return driver;
}

const titles = (items: NotificationView[]) => items.map((item) => sayNotification('en', item).title);

describe('a driver', () => {
  test.each([
    ['approved', approveDriver, { approved: false, available: false }, {}],
    ['suspended', suspendDriver, {}, { reason: null }],
    ['reactivated', reactivateDriver, { suspended: true, available: false }, {}],
  ] as const)('who is %s is told once, at once', async (what, judge, before, params) => {
    const driver = await makeActor(core.db, 'driver', before);
    await givePapers(core.db, driver.userId);
    const heard = await hearEvents(database.connectionString);
    await judge(core, admin, { driverId: driver.userId }, HERE);
    await judge(core, admin, { driverId: driver.userId }, HERE);
    const { unread, items } = await latest(driver);
    expect(unread).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(String),
        type: `driver_${what}`,
        params,
        rideId: null,
        about: null,
        location: null,
        createdAt: expect.any(String),
        readAt: null,
      },
    ]);
    const told = (await heard.allOf(driver.userId)).filter(({ event }) => event === 'notification.made');
    expect(told).toMatchObject([{ notification: { id: items[0]?.id, params } }]);
    await heard.stop();
  });

  test('who has verified the address is waiting, and every active admin is told', async () => {
    const second = await makeActor(core.db, 'admin');
    const { email, userId } = await makeAccount(core, { role: 'driver', isVerified: false });
    const otp = (await makeCode(core.db, userId, 'verify')) as string;
    await verifyEmail(core, { email, otp }, caller());
    for (const one of [admin, second])
      expect(await latest(one)).toMatchObject({
        unread: 1,
        items: [{ type: 'driver_waiting', about: { name: 'Ayesha', email }, rideId: null }],
      });
    const blocked = await core.db.pool.query(
      `select from notifications n join users u on u.id = n.user_id where n.about_email = $1 and u.status = 'blocked'`,
      [email],
    );
    expect(blocked.rowCount).toBe(0);
  });

  test('who verifies it by a new password is waiting too, and only the first time', async () => {
    const { email, userId } = await makeAccount(core, { role: 'driver', isVerified: false });
    const newPassword = 'Correct-horse-8';
    for (let i = 0; i < 2; i++) {
      const otp = (await askAndMakeCode(userId)) as string;
      await resetPassword(core, { email, otp, newPassword }, caller());
    }
    expect(await latest(admin)).toMatchObject({ unread: 1, items: [{ type: 'driver_waiting' }] });
  });

  test('is told to nobody who doesn’t want it, until they do', async () => {
    const second = await makeActor(core.db, 'admin');
    const choose = (isOn: boolean) =>
      chooseNotifications(core, second, { kind: 'driver_waiting', where: 'bell', isOn });
    const verify = async () => {
      const { email, userId } = await makeAccount(core, { role: 'driver', isVerified: false });
      const otp = (await makeCode(core.db, userId, 'verify')) as string;
      await verifyEmail(core, { email, otp }, caller());
    };
    await choose(false);
    await choose(false);
    expect((await latest(second)).choices).toEqual({ bellOff: ['driver_waiting'], systemOff: [] });
    await verify();
    expect(await latest(second)).toMatchObject({ unread: 0, items: [] });
    expect(await latest(admin)).toMatchObject({ unread: 1 });
    await choose(true);
    await verify();
    expect(await latest(second)).toMatchObject({ unread: 1, choices: { bellOff: [] } });
    for (const input of [
      { kind: 'trouble', where: 'bell', isOn: false },
      { kind: 'trouble', where: 'system', isOn: false },
      { kind: 'offer', where: 'bell', isOn: false },
      { kind: 'ride_change', where: 'bell', isOn: false },
    ])
      expect(ChooseNotificationsInput.safeParse(input).success).toBe(false);
  });

  test('is who admins are told of: a new rider isn’t', async () => {
    const { email, userId } = await makeAccount(core, { role: 'rider', isVerified: false });
    const otp = (await makeCode(core.db, userId, 'verify')) as string;
    await verifyEmail(core, { email, otp }, caller());
    expect(await latest(admin)).toMatchObject({ unread: 0, items: [] });
  });
});

/** A code to reset the password, as if it had been requested and mailed. */
async function askAndMakeCode(userId: string) {
  await core.db.pool.query(
    `insert into email_codes (user_id, purpose) values ($1, 'reset')
      on conflict (user_id, purpose) do update set asked_at = now()`,
    [userId],
  );
  return makeCode(core.db, userId, 'reset');
}

describe('reading', () => {
  test('pages are one’s own, newest first; the latest come with how many are unread of all', async () => {
    const driver = await makeTold(35);
    await makeTold(3);
    const { unread, items } = await latest(driver);
    expect(unread).toBe(35);
    expect(titles(items)).toEqual(Array.from({ length: 30 }, (_, i) => `Title ${i + 1}`));
    const page = await listNotifications(core.db, driver.userId, { page: 4, limit: 10, type: 'all' });
    expect(page).toMatchObject({ page: 4, limit: 10, total: 35 });
    expect(titles(page.items)).toEqual([31, 32, 33, 34, 35].map((n) => `Title ${n}`));
  });

  test('marks those named, once, and nobody else’s', async () => {
    const [driver, stranger] = await Promise.all([makeTold(3), makeTold(1)]);
    const [first, second] = (await latest(driver)).items;
    const ids = [first?.id as string, (await latest(stranger)).items[0]?.id as string, crypto.randomUUID()];
    await markRead(core, driver, { ids });
    const after = await latest(driver);
    expect(after.unread).toBe(2);
    expect(after.items[0]).toMatchObject({ id: first?.id, readAt: expect.any(String) });
    expect(after.items[1]).toEqual(second);
    expect((await latest(stranger)).unread).toBe(1);
    await markRead(core, driver, { ids });
    expect(await latest(driver)).toEqual(after);
  });

  test('marks all, also those that aren’t shown; and says nothing where nothing changed', async () => {
    const driver = await makeTold(200);
    const heard = await hearEvents(database.connectionString);
    await markRead(core, driver, { all: true });
    await markRead(core, driver, { all: true });
    expect((await latest(driver)).unread).toBe(0);
    expect(await heard.allOf(driver.userId)).toEqual([
      { event: 'notifications.read', userId: driver.userId },
    ]);
    await heard.stop();
  });
});

test('after 90 days they are removed, read or not', async () => {
  const driver = await makeTold(3);
  const [old, read] = (await latest(driver)).items.map(({ id }) => id);
  await core.db.pool.query(
    `update notifications set created_at = now() - interval '91 days' where id = any ($1)`,
    [[old, read]],
  );
  await markRead(core, driver, { ids: [read as string] });
  await cleanUp(core);
  const { items, unread } = await latest(driver);
  expect(titles(items)).toEqual(['Title 3']);
  expect(unread).toBe(1);
});
