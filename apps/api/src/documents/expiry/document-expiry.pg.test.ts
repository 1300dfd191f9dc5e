import type { DocumentKind } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { putExpiredOffline } from '../../drivers/put-expired-offline.ts';
import { setAvailability } from '../../drivers/set-availability.ts';
import { findAvailability } from '../../drivers/driver-queries.ts';
import { DevMailbox } from '../../mail/dev-mailbox.ts';
import { acceptRide } from '../../rides/accept-ride.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { sendMail } from '../../server/jobs/send-mail.ts';
import { findAccountEvents, findQueuedMails } from '../../testing/accounts.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { inDays, makeDocument } from '../../testing/make-document.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { addVehicle } from '../../vehicles/add-vehicle.ts';
import { approveDocument } from '../approve-document.ts';
import { findEndMail } from './document-end-mail.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const HERE = { userAgent: null, ipAddress: null };
const core = useTestCore(useTestDatabase());
let admin: TestActor;
let driver: TestActor;
beforeEach(async () => {
  admin = await makeActor(core.db, 'admin');
  driver = await makeActor(core.db, 'driver', { available: false });
});

async function approved(kind: DocumentKind, daysLeft: number): Promise<string> {
  const seen = await makeDocument(core, driver, kind);
  await approveDocument(core, admin, seen, HERE);
  await leave(seen.documentId, daysLeft);
  return seen.documentId;
}
const leave = (documentId: string, daysLeft: number) =>
  core.db.pool.query('update driver_documents set expires_on = $2 where id = $1', [
    documentId,
    inDays(core.timeZone, daysLeft),
  ]);
const goOnline = () => setAvailability(core, driver, { available: true });
const isOnline = async () => (await findAvailability(core.db, driver.userId))?.available;
async function told() {
  const { rows } = await core.db.pool.query<{ type: string; params: object }>(
    `select type, params from notifications where user_id = $1 and type like 'document_exp%' order by id`,
    [driver.userId],
  );
  return rows.map(({ type, params }) => [type, params]);
}
const soon = (days: number) => ['document_expiring', { kind: 'licence', days }];
const remind = () => remindOfExpiry(core);

test('30, 7 and 1 days before, and when it is over: each once', async () => {
  const id = await approved('licence', 31);
  await remind();
  expect(await told()).toEqual([]);
  const expected: unknown[] = [];
  for (const [daysLeft, ...news] of [
    [30, soon(30)],
    [29],
    [8],
    [7, soon(7)],
    [2],
    [1, soon(1)],
    [0],
    [-1, ['document_expired', { kind: 'licence' }]],
    [-20],
  ] as const) {
    await leave(id, daysLeft);
    await Promise.all([remind(), remind()]);
    await remind();
    expected.push(...news);
    expect(await told(), `${daysLeft} days left`).toEqual(expected);
  }
});

test('late, only the nearest reminder comes', async () => {
  await approved('licence', 0);
  await remind();
  expect(await told()).toEqual([soon(0)]);
});

test('a successor that waits silences reminders, but not that it is over', async () => {
  const id = await approved('licence', 5);
  await makeDocument(core, driver, 'licence');
  await makeDocument(core, driver, 'insurance');
  await remind();
  expect(await told()).toEqual([]);
  await leave(id, -1);
  await remind();
  expect(await told()).toEqual([['document_expired', { kind: 'licence' }]]);
});

describe('papers of a vehicle the driver doesn’t drive now', () => {
  let van: string;
  let insurance: string;
  beforeEach(async () => {
    van = crypto.randomUUID();
    await addVehicle(core, driver, { vehicleId: van, model: 'Toyota Noah', licensePlate: 'DHK-VAN' });
    const seen = await makeDocument(core, driver, 'insurance', van);
    await approveDocument(core, admin, seen, HERE);
    insurance = seen.documentId;
    await core.db.pool.query('delete from notifications where user_id = $1', [driver.userId]);
  });
  const which = { kind: 'insurance', plate: 'DHK-VAN' };

  test('remind like the others, each with its plate, and keep nobody offline', async () => {
    const expected: unknown[] = [];
    for (const [daysLeft, ...news] of [
      [31],
      [30, ['document_expiring', { ...which, days: 30 }]],
      [7, ['document_expiring', { ...which, days: 7 }]],
      [1, ['document_expiring', { ...which, days: 1 }]],
      [-1, ['document_expired', which]],
      [-2],
    ] as const) {
      await leave(insurance, daysLeft);
      await Promise.all([remind(), remind()]);
      expected.push(...news);
      expect(await told(), `${daysLeft} days left`).toEqual(expected);
    }
    expect(await goOnline()).toMatchObject({ available: true });
  });

  test('are renewed by a document of the same vehicle only', async () => {
    await leave(insurance, 7);
    await makeDocument(core, driver, 'insurance', van);
    await remind();
    expect(await told()).toEqual([]);
    await core.db.pool.query(`delete from driver_documents where vehicle_id = $1 and state = 'waiting'`, [
      van,
    ]);
    await makeDocument(core, driver, 'insurance');
    await remind();
    expect(await told()).toEqual([['document_expiring', { ...which, days: 7 }]]);
  });

  test('have a mail that names the plate and leads to the vehicles', async () => {
    const write = async (language: 'en' | 'bn') =>
      JSON.stringify(
        await findEndMail(
          core,
          { kind: 'document_ends', userId: driver.userId, documentId: insurance },
          { name: null, language },
        ),
      );
    await leave(insurance, 7);
    expect(await write('en')).toContain('Your insurance for DHK-VAN is valid until');
    await leave(insurance, -1);
    for (const letter of [await write('en'), await write('bn')]) {
      expect(letter).toContain('"path":"/dashboard/driver/vehicles"');
      expect(letter).toContain('DHK-VAN');
      expect(letter).not.toMatch(/offline|অফলাইন/);
    }
  });
});

test('what waits for an admin reminds nobody', async () => {
  const { documentId } = await makeDocument(core, driver, 'licence');
  await leave(documentId, -3);
  await remind();
  expect(await told()).toEqual([]);
});

test('the mail says the day, and nothing once a new one is approved', async () => {
  const id = await approved('insurance', 7);
  await remind();
  const jobs = await findQueuedMails(core.db, driver.userId);
  const payload = jobs
    .map((job) => job.payload as { kind: string })
    .find(({ kind }) => kind === 'document_ends');
  expect(payload).toMatchObject({ documentId: id });
  const mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', () => {});
  const send = () =>
    sendMail({ ...core, publicUrl: 'https://ride.example.com' }, mailbox, payload, {
      queuedAt: new Date(),
      signal: new AbortController().signal,
    });
  await send();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: core.timeZone }).format(
    Date.now() + 7 * 86_400_000,
  );
  expect(mailbox.list()[0]?.text).toContain(`insurance is valid until ${day}`);
  await approveDocument(core, admin, await makeDocument(core, driver, 'insurance'), HERE);
  await send();
  expect(mailbox.list()).toHaveLength(1);
});

test('on the day after its last, the driver goes offline, once, and can’t go online until a new one is approved', async () => {
  const id = await approved('licence', 0);
  await approved('insurance', 200);
  await goOnline();
  await putExpiredOffline(core);
  expect(await isOnline()).toBe(true);
  await leave(id, -1);
  await Promise.all([putExpiredOffline(core), putExpiredOffline(core)]);
  expect(await findAvailability(core.db, driver.userId)).toMatchObject({
    available: false,
    presence: { putOffline: { why: 'document' } },
  });
  const events = (await findAccountEvents(core.db, driver.userId)).filter(
    ({ type }) => type === 'driver.went_offline',
  );
  expect(events).toMatchObject([{ data: { available: { from: true, to: false }, why: 'document' } }]);
  await expect(goOnline()).rejects.toMatchObject({ code: 'PAPERS_EXPIRED' });
  await makeDocument(core, driver, 'licence');
  await expect(goOnline()).rejects.toMatchObject({ code: 'PAPERS_EXPIRED' });
  await setAvailability(core, driver, { available: false });
  expect(await isOnline()).toBe(false);
  await approveDocument(core, admin, await makeDocument(core, driver, 'licence'), HERE);
  expect(await goOnline()).toMatchObject({ available: true, presence: { putOffline: null } });
});

test('the ride under way is finished, and no other begins', async () => {
  const id = await approved('registration', 0);
  await goOnline();
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await leave(id, -1);
  await putExpiredOffline(core);
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  const { id: nextId } = await requestRide(core, rider, request());
  await expect(acceptRide(core, driver, { rideId: nextId })).rejects.toMatchObject({
    code: 'DRIVER_OFFLINE',
  });
});

test('what waits for an admin, or was returned, puts nobody offline', async () => {
  const { documentId } = await makeDocument(core, driver, 'licence');
  await goOnline();
  await leave(documentId, -3);
  await putExpiredOffline(core);
  expect(await isOnline()).toBe(true);
});

test('a driver without documents, from before they were needed, isn’t touched', async () => {
  await goOnline();
  await putExpiredOffline(core);
  await remind();
  expect(await isOnline()).toBe(true);
  expect(await told()).toEqual([]);
});
