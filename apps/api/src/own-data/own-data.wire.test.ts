import { markBusiness } from '../business/mark-business.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { setDayGoal } from '../drivers/set-day-goal.ts';
import { takeBreak } from '../drivers/take-break.ts';
import { addDays, cityDay } from '@ridewire/contracts';
import { inTransaction } from '../core/in-transaction.ts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseAlert } from '../sos/raise-alert.ts';
import { deleteAccount } from './delete-account.ts';
import { eraseAccount } from './erase-account.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { caller, findAccountEvents } from '../testing/accounts.ts';
import { makeActor, plateOf, type TestActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { givePassword } from '../testing/give-password.ts';
import { hearClose } from '../testing/hear-close.ts';
import { makeDocument } from '../testing/make-document.ts';
import { makeRides } from '../testing/make-rides.ts';
import { makeTestKey } from '../testing/make-test-key.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { makeProgram } from '../testing/programs.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { savePlace } from '../places/saved-places.ts';
import { makeSeriesRides } from '../scheduled/make-series-rides.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import { startSeries } from '../scheduled/start-series.ts';
import { addContact } from '../sharing/contacts.ts';
import { beginSetup } from '../auth/second-factor/begin-setup.ts';
import { addVehicle } from '../vehicles/add-vehicle.ts';
import { makeWish } from '../wishes/make-wish.ts';
import { givePasskey } from '../testing/passkeys.ts';
import { giveSecondFactor } from '../testing/second-factors.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const HERE = { userAgent: 'a test', ipAddress: '203.0.113.9' };
const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
let recoveryCode: string | undefined;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  const { core } = first;
  [rider, driver, admin] = [
    await makeActor(core.db, 'rider'),
    await makeActor(core.db, 'driver'),
    await makeActor(core.db, 'admin'),
  ];
  for (const [person, name, phone] of [
    [rider, 'Nadia Secretrider', '+8801811111111'],
    [driver, 'Karim Secretdriver', '+8801922222222'],
    [admin, 'Ada Secretadmin', '+8801633333333'],
  ] as const)
    await core.db.pool.query('update users set name = $2, phone = $3 where id = $1', [
      person.userId,
      name,
      phone,
    ]);
  await givePassword(core.db, rider.userId, 'Correct-horse-7');
  await makeDocument(core, driver);
  ({ id: rideId } = await requestRide(core, rider, request()));
  await core.db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, expires_at) values ($1, $2, 1, now() + interval '1 minute')
      on conflict do nothing`,
    [rideId, driver.userId],
  );
  await acceptRide(core, driver, { rideId });
  await raiseAlert(core, rider, { rideId, message: 'Help me', location: { ...GULSHAN } });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  const refund = { rideId, commandId: crypto.randomUUID(), amountCents: 100, reason: 'Long way round' };
  await refundRide(core, admin, refund);
  await savePlace(core, rider, { id: crypto.randomUUID(), kind: 'home', ...GULSHAN, address: 'Lane 9' });
  await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 2), time: '09:00' },
  });
  await markBusiness(core, rider, { rideId, business: { costCenter: 'Sales', purpose: null } });
  await addContact(core, rider, { name: 'Rima', email: 'Rima@Family.test' });
  await makeWish(core, rider, { userId: driver.userId, wish: 'favorite' });
});
afterAll(() => Promise.all([first.close(), second.close()]));

const ask = (headers: Record<string, string>) => fetch(`${first.url}/export/my-data.json`, { headers });
type Items = Record<string, unknown>[];

/** The file, and its text, to search for forbidden content. */
async function read(headers: Record<string, string>) {
  const response = await ask(headers);
  expect(response.status).toBe(200);
  const text = await response.text();
  return { response, text, data: JSON.parse(text) as Record<string, Items> & { account: object } };
}

const idsOf = async (table: string, column: string, userId: string): Promise<string[]> => {
  const { rows } = await first.core.db.pool.query<{ id: string }>(
    `select id::text from ${table} where ${column} = $1`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

describe('one’s own data', () => {
  test('holds all of a rider’s, and of the driver a first name and a plate', async () => {
    const { device } = await givePasskey(first.core, rider);
    const { secret, codes } = await giveSecondFactor(first.core, rider);
    recoveryCode = codes[0];
    await giveSecondFactor(first.core, admin);
    await beginSetup(first.core, driver);
    await makeTestKey(first.core, driver);
    await changeProfile(first.core, driver, { licensePlate: 'DHK-LATER' }, HERE);
    const { response, text, data } = await read({ cookie: rider.cookie });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="ridewire-my-data.json"',
      'cache-control': 'no-store',
    });
    expect(Object.keys(data)).toEqual([
      'about',
      'account',
      'ridesAsRider',
      'ridesAsDriver',
      'payments',
      'requestsAsDriver',
      'scheduledRides',
      'ridesAhead',
      'repeatingRides',
      'businessRides',
      'chatMessages',
      'ratingsGiven',
      'problems',
      'itemsAskedFor',
      'problemMessages',
      'questBonuses',
      'referralCode',
      'referrals',
      'referralBonuses',
      'queuePlaces',
      'keptQueuePlaces',
      'announcements',
      'wishes',
      'savedPlaces',
      'savedViews',
      'trustedContacts',
      'documents',
      'otherVehicles',
      'callsForHelp',
      'checkIns',
      'messages',
      'notifications',
      'pushSubscriptions',
      'sessions',
      'pictures',
      'accountHistory',
      'secondFactor',
      'passkeys',
    ]);
    expect(data['secondFactor']).toEqual([{ turnedOnAt: expect.any(String), recoveryCodesLeft: 10 }]);
    expect(data['passkeys']).toEqual([{ name: 'Phone', addedAt: expect.any(String), lastUsedAt: null }]);
    for (const word of [secret, ...codes, device.id]) expect(text).not.toContain(word);
    expect(data.account).toMatchObject({ id: rider.userId, name: 'Nadia Secretrider', driver: null });
    expect(data['ridesAsRider']).toMatchObject([
      {
        id: rideId,
        status: 'completed',
        refundedCents: 100,
        pickup: { address: 'Gulshan 2 Circle' },
        driver: { firstName: 'Karim', licensePlate: plateOf(driver.userId), vehicleModel: 'Toyota Axio' },
        events: [
          { type: 'ride.requested', by: 'you' },
          { type: 'ride.accepted', by: 'driver' },
          { type: 'ride.picked_up', by: 'driver' },
          { type: 'ride.in_transit', by: 'driver' },
          { type: 'ride.completed', by: 'driver' },
          { type: 'ride.refunded', by: 'admin' },
        ],
      },
    ]);
    expect(data['payments']).toMatchObject([
      {
        rideId,
        method: 'cash',
        refundedCents: 100,
        refunds: [{ amountCents: 100, reason: 'Long way round' }],
      },
    ]);
    expect(data['callsForHelp']).toMatchObject([{ rideId, message: 'Help me' }]);
    expect(data['wishes']).toMatchObject([{ kind: 'favorite', firstName: 'Karim' }]);
    expect(data['savedPlaces']).toMatchObject([{ kind: 'home', name: null, address: 'Lane 9' }]);
    expect(data['scheduledRides']).toMatchObject([
      { state: 'waiting', destination: { address: 'Airport' }, rideId: null },
    ]);
    expect(data['businessRides']).toEqual([
      { rideId, costCenter: 'Sales', purpose: null, markedAt: expect.any(String) },
    ]);
    expect(data['trustedContacts']).toMatchObject([{ name: 'Rima', email: 'rima@family.test' }]);
    expect(data['notifications']).toMatchObject([{ type: 'passkey_added' }, { type: 'ride_refunded' }]);
    expect(data['sessions']).toMatchObject([{ kind: 'browser' }]);
    expect(data['accountHistory']?.map(({ type }) => type)).toContain('session.opened');
    const foreign = [
      'Secretdriver',
      'Secretadmin',
      '+8801922222222',
      driver.userId,
      admin.userId,
      driver.sessionId,
      'commissionCents',
      'payoutCents',
    ];
    const secrets = [
      'argon2',
      'passwordHash',
      'password_hash',
      'secretHash',
      'secret_hash',
      rider.cookie.split('=')[1],
    ];
    for (const word of [...foreign, ...secrets]) expect(text).not.toContain(word);
    const hashes = await first.core.db.pool.query<{ hash: string }>(
      `select encode(secret_hash, 'hex') as hash from sessions where secret_hash is not null
        union all select password_hash from users where password_hash <> 'none'`,
    );
    for (const { hash } of hashes.rows) expect(text).not.toContain(hash);
    expect((await findAccountEvents(first.core.db, rider.userId)).at(-1)).toMatchObject({
      type: 'data.exported',
      data: { file: 'my-data.json' },
    });
  });

  test('holds a driver’s earnings and documents, and of the rider a first name; by a token too', async () => {
    const { accessToken } = await makeProgram(first.core, driver);
    await setAvailability(first.core, driver, { available: true });
    await setDayGoal(first.core, driver, { goal: 120 });
    await takeBreak(first.core, driver, { minutes: null });
    const { text, data } = await read({ authorization: `Bearer ${accessToken}` });
    expect(data['ridesAsDriver']).toMatchObject([
      { id: rideId, rider: { firstName: 'Nadia' }, vehicle: { licensePlate: plateOf(driver.userId) } },
    ]);
    expect(data['ridesAsDriver']?.[0]).toHaveProperty('payoutCents');
    expect(data.account).toMatchObject({
      driver: { dayGoal: 120, onBreak: { since: expect.any(String), until: null } },
    });
    expect(data['requestsAsDriver']).toMatchObject([{ rideId }]);
    expect(data['wishes']).toEqual([]);
    // One that is being set up asks for nothing yet.
    expect(data['secondFactor']).toEqual([]);
    expect(data['documents']).toMatchObject([{ kind: 'licence', state: 'waiting', fileType: 'webp' }]);
    expect(data['payments']).toEqual([]);
    expect(data['sessions']?.map(({ kind }) => kind)).toEqual(['program', 'key', 'browser']);
    for (const word of ['Secretrider', 'Secretadmin', '+8801811111111', rider.userId, 'Help me', accessToken])
      expect(text).not.toContain(word);
  });

  test('holds what an admin was told and did, and nobody else’s name', async () => {
    const { text, data } = await read({ cookie: admin.cookie });
    expect(data['notifications']?.map(({ type }) => type)).toContain('trouble');
    for (const word of ['Secretrider', 'Secretdriver', 'Help me', rider.userId, driver.userId])
      expect(text).not.toContain(word);
  });

  test('comes whole in parts, however much there is', async () => {
    const [many, other] = [await makeActor(first.core.db, 'driver'), await makeActor(first.core.db, 'rider')];
    await makeRides(first.core.db, { riderId: other.userId, driverId: many.userId, count: 2_500 });
    const { data } = await read({ cookie: many.cookie });
    expect(new Set(data['ridesAsDriver']?.map(({ id }) => id))).toEqual(
      new Set(await idsOf('rides', 'driver_id', many.userId)),
    );
    expect(data['ridesAsDriver']).toHaveLength(2_500);
  });

  test('is for who is signed in, five times an hour', async () => {
    expect((await ask({})).status).toBe(401);
    const somebody = await makeActor(first.core.db, 'rider');
    for (let n = 0; n < 5; n++) await read({ cookie: somebody.cookie });
    const sixth = await ask({ cookie: somebody.cookie });
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({ code: 'TOO_MANY' });
    expect(await findAccountEvents(first.core.db, somebody.userId)).toHaveLength(6);
  });
});

test('what others have stays as it is when somebody leaves', async () => {
  const { core } = first;
  await addVehicle(core, driver, {
    ...{ vehicleId: crypto.randomUUID(), model: 'Toyota Noah', licensePlate: 'DHK-NOAH' },
    ...{ color: 'white', kind: 'car', classRank: 1, seats: 6 },
  });
  await reportProblem(core, rider, { id: crypto.randomUUID(), rideId, kind: 'other', text: 'A detour' });
  const day = addDays(cityDay(core.timeZone), 3);
  const series = await startSeries(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], day, time: '09:00', lastDay: day },
  });
  await makeSeriesRides(core, Date.now(), series.id);
  const files = () =>
    Promise.all(
      [rider, driver].map(async (who) => {
        const { about: _, ...lists } = await ownDataOf(core, who);
        return lists;
      }),
    );
  const before = await files();
  const held = before.flatMap((lists) => Object.keys(lists).filter((name) => lists[name]?.length !== 0));
  expect(held).toEqual(
    expect.arrayContaining([
      ...['problems', 'documents', 'otherVehicles', 'wishes', 'savedPlaces', 'trustedContacts'],
      ...['scheduledRides', 'repeatingRides', 'businessRides', 'notifications', 'sessions', 'callsForHelp'],
    ]),
  );
  for (const role of ['rider', 'driver', 'admin'] as const) {
    const { userId } = await makeActor(core.db, role);
    await inTransaction(core.db, (tx) => eraseAccount(core, tx, userId, caller()));
  }
  expect(await files()).toEqual(before);
});

test('a deletion closes the sockets at every process, ends cookies and tokens, and admins’ lists hear of it', async () => {
  const program = await makeProgram(first.core, rider);
  const sockets = [connect(first.url, rider), connect(second.url, rider)];
  for (const client of sockets)
    await record((handlers) => client.trpc.profile.current.subscribe(undefined, handlers));
  const closed = sockets.map((client) => hearClose(client.socket()));
  const desk = connect(second.url, admin);
  const people = await record((handlers) => desk.trpc.users.changes.subscribe(undefined, handlers));
  const bell = await record((handlers) => desk.trpc.notifications.live.subscribe(undefined, handlers));
  expect(JSON.stringify(bell.snapshots().at(-1))).toContain('Secretrider');

  const refusal = await fetch(`${first.url}/trpc/auth.deleteAccount`, {
    method: 'POST',
    headers: { cookie: rider.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'Correct-horse-7', confirmation: 'delete' }),
  });
  expect(await refusal.json()).toMatchObject({ error: { message: 'Type DELETE to confirm.' } });
  const remove = (code?: string) =>
    fetch(`${first.url}/trpc/auth.deleteAccount`, {
      method: 'POST',
      headers: { cookie: rider.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'Correct-horse-7', confirmation: 'DELETE', code }),
    });
  expect(await (await remove()).json()).toMatchObject({
    error: { data: { code: 'SECOND_FACTOR_NEEDED' } },
  });
  const answer = await remove(recoveryCode);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(/ridewire_session=;/);
  await Promise.all(closed.map((heard) => heard()));
  await expect.poll(() => people.changes()).toContainEqual({ userId: rider.userId, role: 'rider' });
  await expect.poll(() => JSON.stringify(bell.snapshots().at(-1))).not.toContain('Secretrider');
  for (const { url } of [first, second]) {
    const headers: Record<string, string>[] = [
      { cookie: rider.cookie },
      { authorization: `Bearer ${program.accessToken}` },
    ];
    for (const proof of headers)
      expect((await fetch(`${url}/export/my-data.json`, { headers: proof })).status).toBe(401);
  }
  // The driver's file says so from now on.
  const { data } = await read({ cookie: driver.cookie });
  expect(data['ridesAsDriver']).toMatchObject([{ rider: { firstName: 'Deleted account' } }]);
  await Promise.all([...sockets, desk].map((client) => client.close()));
});

test('a file that is being written ends when the account does', async () => {
  const { core } = first;
  const [gone, other] = [await makeActor(core.db, 'driver'), await makeActor(core.db, 'rider')];
  await givePassword(core.db, gone.userId, 'Correct-horse-7');
  await makeRides(core.db, { riderId: other.userId, driverId: gone.userId, count: 8_000 });
  const response = await ask({ cookie: gone.cookie });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await deleteAccount(core, gone, { password: 'Correct-horse-7' }, HERE);
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow();
});
