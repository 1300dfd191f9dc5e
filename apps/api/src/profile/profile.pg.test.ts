import { randomUUID } from 'node:crypto';
import { UpdateProfileInput, type ErrorCode } from '@ridewire/contracts';
import { openDb } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { removeUnusedAvatars } from '../media/remove-unused-avatars.ts';
import { EventListener } from '../live/event-listener.ts';
import type { ServerEvent } from '../live/events.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, plateOf, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { changeProfile } from './change-profile.ts';
import { chooseLanguage } from './choose-language.ts';
import { findProfile, getVehicle } from './profile-queries.ts';
import { updateProfile } from './update-profile.ts';
import { updateVehicle } from './update-vehicle.ts';

const CAR = { kind: 'car', classRank: 4, seats: 6 };
/** The vehicle of the drivers in these tests. */
const WHOLE = { ...CAR, confirmed: CAR };
const database = useTestDatabase();
const FROM = { userAgent: 'test', ipAddress: '203.0.113.7' };
let core: RunningServices;
let listener: EventListener;
let rider: TestActor;
let driver: TestActor;
let events: ServerEvent[] = [];

beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  listener = new EventListener({
    connectionString: database.connectionString,
    isKnown: () => false,
    onEvent: (event) => events.push(event),
    onGap: () => {},
    log: core.log,
  });
  await listener.start();
});
afterAll(async () => {
  await listener.stop();
  await core.stop();
});
beforeEach(async () => {
  // Tests give their drivers the same plates.
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  events = [];
});

const refused = (promise: Promise<unknown>, code: ErrorCode, sentence: string) =>
  expect(promise).rejects.toMatchObject({ code, message: sentence });

const update = (actor: TestActor, input: object) =>
  updateProfile(core, actor, UpdateProfileInput.parse(input), FROM);

/** Events of one person, once a later one has come too. */
async function eventsOf(actor: TestActor): Promise<ServerEvent[]> {
  const marker = randomUUID();
  await core.db.pool.query(`select pg_notify('ridewire', $1)`, [
    JSON.stringify({ event: 'sessions.changed', userId: marker }),
  ]);
  await expect
    .poll(() => events.some((e) => e.event === 'sessions.changed' && e.userId === marker))
    .toBe(true);
  return events.filter(
    (e) =>
      ((e.event === 'user.changed' || e.event === 'choices.changed') && e.userId === actor.userId) ||
      (e.event === 'driver.changed' && e.driver.id === actor.userId),
  );
}

const recordOf = async (actor: TestActor) =>
  (
    await core.db.pool.query(
      `select type, actor_id, actor_role, ip_address, data from account_events
        where user_id = $1 and type = 'profile.updated' order by id`,
      [actor.userId],
    )
  ).rows;

async function uploaded(actor: TestActor, hoursAgo = 0): Promise<string> {
  const id = randomUUID();
  await core.db.pool.query(
    `insert into avatars (id, user_id, created_at) values ($1, $2, now() - $3 * interval '1 hour')`,
    [id, actor.userId, hoursAgo],
  );
  return id;
}
const pathOf = (id: string) => `/media/avatars/${id}/512.webp`;
const avatarsOf = async (actor: TestActor) =>
  (
    await core.db.pool.query<{ id: string }>('select id from avatars where user_id = $1', [actor.userId])
  ).rows.map((row) => row.id);
const removalsQueued = async () =>
  (await core.db.pool.query(`select payload from graphile_worker._private_jobs`)).rows.map(
    (row) => row.payload.avatarId as string,
  );

test('a chosen language is told to the person alone and stands in the trail, once', async () => {
  for (let i = 0; i < 2; i++) await chooseLanguage(core, rider, { language: 'bn' }, FROM);
  expect(await eventsOf(rider)).toEqual([{ event: 'choices.changed', userId: rider.userId }]);
  expect(await recordOf(rider)).toEqual([
    {
      type: 'profile.updated',
      actor_id: rider.userId,
      actor_role: 'rider',
      ip_address: '203.0.113.7',
      data: { language: { from: 'en', to: 'bn' } },
    },
  ]);
});

test('the language is not changed without end', async () => {
  const person = await makeActor(core.db, 'rider');
  const choose = (n: number) =>
    chooseLanguage(core, person, { language: n % 2 ? 'bn' : 'en' }, { userAgent: null, ipAddress: null });
  for (let n = 0; n < 120; n++) await choose(n);
  await expect(choose(1)).rejects.toMatchObject({ code: 'TOO_MANY' });
});

describe('updating', () => {
  test('changes what is given, keeps what is blank, and says what changed', async () => {
    const first = await update(rider, { name: 'Nadia Rahman', phone: '', address: '12 Lake Road' });
    expect(first).toMatchObject({
      id: rider.userId,
      role: 'rider',
      name: 'Nadia Rahman',
      phone: '+8801700000000',
      address: '12 Lake Road',
      avatarUrl: null,
    });
    expect(await eventsOf(rider)).toEqual([{ event: 'user.changed', userId: rider.userId, role: 'rider' }]);
    expect(await recordOf(rider)).toEqual([
      {
        type: 'profile.updated',
        actor_id: rider.userId,
        actor_role: 'rider',
        ip_address: '203.0.113.7',
        data: { name: { from: rider.name, to: 'Nadia Rahman' }, address: { to: '12 Lake Road' } },
      },
    ]);
  });

  test('nothing new is no change', async () => {
    const before = await update(rider, { name: 'Nadia Rahman' });
    expect(await eventsOf(rider)).toHaveLength(1);
    events = [];
    expect(await update(rider, { name: 'Nadia Rahman', phone: ' ' })).toEqual(before);
    expect(await update(rider, {})).toEqual(before);
    expect(await eventsOf(rider)).toEqual([]);
    expect(await recordOf(rider)).toHaveLength(1);
  });

  test('a driver’s vehicle goes along, with a new version of the driver', async () => {
    await update(driver, { licensePlate: 'DHK-9', phone: '+8801811111111' });
    expect(await getVehicle(core.db, driver.userId)).toEqual({
      model: 'Toyota Axio',
      licensePlate: 'DHK-9',
      color: null,
      ...WHOLE,
    });
    expect(await eventsOf(driver)).toEqual([
      { event: 'user.changed', userId: driver.userId, role: 'driver' },
      {
        event: 'driver.changed',
        driver: {
          id: driver.userId,
          name: driver.name,
          version: 2,
          available: true,
          approved: true,
          suspended: false,
          suspendReason: null,
          presence: { silentSince: null, pausedSince: null, cooling: null, putOffline: null },
          autoAccept: false,
          homeward: null,
          vehicle: WHOLE.confirmed,
          declinedTypes: [],
        },
      },
    ]);
    expect(await recordOf(driver)).toMatchObject([
      {
        data: {
          phone: { from: '+8801700000000', to: '+8801811111111' },
          licensePlate: { from: plateOf(driver.userId), to: 'DHK-9' },
        },
      },
    ]);
    expect((await recordOf(driver))[0].data).not.toHaveProperty('model');
  });

  test('admins are told once that an approved driver’s vehicle waits for confirmation', async () => {
    const admin = await makeActor(core.db, 'admin');
    const told = async () => {
      const { rows } = await core.db.pool.query(
        `select type, params, about_email from notifications where user_id = $1`,
        [admin.userId],
      );
      return rows;
    };
    const waiting = {
      type: 'vehicle_waiting',
      params: { name: driver.name },
      about_email: `${driver.userId}@example.test`,
    };
    await update(driver, { color: 'red' });
    expect(await told()).toEqual([]);
    await update(driver, { seats: 4 });
    await update(driver, { classRank: 1 });
    expect(await told()).toEqual([waiting]);
    // The confirmed vehicle is described again: nothing waits, until something does.
    await update(driver, CAR);
    await update(driver, { seats: 5 });
    expect(await told()).toEqual([waiting, waiting]);

    const unapproved = await makeActor(core.db, 'driver', { approved: false, available: false });
    await update(unapproved, { seats: 4 });
    expect(await told()).toHaveLength(2);
  });

  test('admins are told that an approved driver has another plate than the registration', async () => {
    const admin = await makeActor(core.db, 'admin');
    const told = async () => {
      const { rows } = await core.db.pool.query(`select params from notifications where user_id = $1`, [
        admin.userId,
      ]);
      return rows.map(({ params }) => params as object);
    };
    await update(driver, { licensePlate: plateOf(driver.userId) });
    expect(await told()).toEqual([]);
    await update(driver, { licensePlate: 'DHK-9', seats: 4 });
    expect(await told()).toEqual([{ name: driver.name, plate: 'DHK-9' }]);
    const unapproved = await makeActor(core.db, 'driver', { approved: false, available: false });
    await update(unapproved, { licensePlate: 'DHK-8' });
    expect(await told()).toHaveLength(1);
  });

  test('a driver’s new name reaches who shows drivers; a new phone number is none of theirs', async () => {
    await update(driver, { phone: '+8801811111111' });
    expect(await eventsOf(driver)).toMatchObject([{ event: 'user.changed' }]);
    events = [];
    await update(driver, { name: 'Karim Uddin' });
    expect(await eventsOf(driver)).toMatchObject([
      { event: 'user.changed' },
      { event: 'driver.changed', driver: { name: 'Karim Uddin', version: 2 } },
    ]);
  });

  test.each([{ model: 'Toyota Axio' }, { licensePlate: 'DHK-1' }, { seats: 7 }])(
    'a rider has no vehicle: %o',
    async (input) => {
      await refused(
        update(rider, { ...input, name: 'Nadia Rahman' }),
        'BAD_INPUT',
        'Only drivers have a vehicle.',
      );
      expect((await findProfile(core.db, rider.userId))?.me.name).toBe(rider.name);
    },
  );

  test('a better class is said at once, and counts once an admin confirms it', async () => {
    const said = { kind: 'car', classRank: 2, seats: 7 };
    const input = { model: 'Honda Vezel', licensePlate: 'DHK-77' };
    const before = { ...input, color: null, ...said, confirmed: WHOLE.confirmed };
    expect(await updateVehicle(core, driver, { ...input, classRank: 2, seats: 7 }, FROM)).toEqual(before);
    expect((await recordOf(driver))[0].data).toMatchObject({
      classRank: { from: 4, to: 2 },
      seats: { from: 6, to: 7 },
    });
    await refused(
      updateVehicle(core, driver, { ...input, classRank: 9 }, FROM),
      'BAD_INPUT',
      'Please choose a class for your vehicle.',
    );
    expect(await updateVehicle(core, driver, input, FROM)).toEqual(before);
  });

  test('of two at once none is lost', async () => {
    await Promise.all([
      update(driver, { name: 'Karim Uddin' }),
      update(driver, { address: '12 Lake Road' }),
      update(driver, { model: 'Honda Fit' }),
      update(driver, { licensePlate: 'DHK-77' }),
    ]);
    expect(await findProfile(core.db, driver.userId)).toMatchObject({
      me: { name: 'Karim Uddin', address: '12 Lake Road' },
      driver: { vehicle: { model: 'Honda Fit', licensePlate: 'DHK-77' } },
    });
  });

  test('updateVehicle changes the vehicle and answers it', async () => {
    const input = { model: 'Honda Fit', licensePlate: 'DHK-77' };
    expect(await updateVehicle(core, driver, input, FROM)).toEqual({ ...input, color: null, ...WHOLE });
    expect(await updateVehicle(core, driver, input, FROM)).toEqual({ ...input, color: null, ...WHOLE });
    expect(await recordOf(driver)).toHaveLength(1);
    expect(await eventsOf(driver)).toMatchObject([
      { event: 'user.changed' },
      { event: 'driver.changed', driver: { version: 2 } },
    ]);
    await expect(updateVehicle(core, rider, input, FROM)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the picture', () => {
  const NOT_UPLOADED = 'Upload the picture first.';

  test('must be one the person uploaded, or nothing changes at all', async () => {
    const theirs = await uploaded(driver);
    for (const avatarUrl of [pathOf(theirs), pathOf(randomUUID()), `http://ridewire.test${pathOf(theirs)}`])
      await refused(update(rider, { name: 'Nadia Rahman', avatarUrl }), 'BAD_INPUT', NOT_UPLOADED);
    await refused(
      update(rider, { avatarUrl: 'http://ridewire.test/api/auth/me' }),
      'BAD_INPUT',
      NOT_UPLOADED,
    );
    await refused(update(rider, { avatarUrl: 'http://10.0.0.1/trpc' }), 'BAD_INPUT', NOT_UPLOADED);
    await refused(
      update(driver, { model: 'Honda Fit', avatarUrl: pathOf(randomUUID()) }),
      'BAD_INPUT',
      NOT_UPLOADED,
    );
    expect((await findProfile(core.db, rider.userId))?.me).toMatchObject({
      name: rider.name,
      avatarUrl: null,
    });
    expect((await getVehicle(core.db, driver.userId)).model).toBe('Toyota Axio');
    expect([...(await eventsOf(rider)), ...(await eventsOf(driver))]).toEqual([]);
    expect(await recordOf(rider)).toEqual([]);
  });

  test.each(['', 'http://ridewire.test', 'https://a-name-we-do-not-know.test'])(
    'of ours it is kept as a path, given by “%s”',
    async (origin) => {
      const id = await uploaded(rider);
      expect((await update(rider, { avatarUrl: origin + pathOf(id) })).avatarUrl).toBe(pathOf(id));
      expect((await update(rider, { avatarUrl: origin + pathOf(id) })).avatarUrl).toBe(pathOf(id));
      expect(await recordOf(rider)).toHaveLength(1);
    },
  );

  test('elsewhere it is refused: whoever looks would be seen there', async () => {
    for (const avatarUrl of ['https://pictures.example/nadia.png', 'http://10.0.0.1/trpc'])
      await refused(update(rider, { name: 'Nadia Rahman', avatarUrl }), 'BAD_INPUT', NOT_UPLOADED);
    expect((await findProfile(core.db, rider.userId))?.me).toMatchObject({
      name: rider.name,
      avatarUrl: null,
    });
  });

  test('a new one takes the place of those before it, whose files go', async () => {
    const [unused, shown, next] = [
      await uploaded(rider, 3),
      await uploaded(rider, 2),
      await uploaded(rider, 1),
    ];
    const later = await uploaded(rider, 0);
    const others = await uploaded(driver, 3);
    await update(rider, { avatarUrl: pathOf(shown) });
    await update(rider, { avatarUrl: pathOf(next) });
    // One uploaded after it may be about to be chosen.
    expect((await avatarsOf(rider)).toSorted()).toEqual([next, later].toSorted());
    expect(await avatarsOf(driver)).toEqual([others]);
    expect(await removalsQueued()).toEqual(expect.arrayContaining([unused, shown]));
    expect(await removalsQueued()).not.toContain(next);
  });

  test('what was never used is removed after a day, what is shown never', async () => {
    const [old, shown] = [await uploaded(rider, 40), await uploaded(rider, 30)];
    const fresh = await uploaded(rider, 20);
    await core.db.pool.query('update users set avatar_url = $2 where id = $1', [rider.userId, pathOf(shown)]);
    expect(await removeUnusedAvatars(core)).toBe(1);
    expect((await avatarsOf(rider)).toSorted()).toEqual([shown, fresh].toSorted());
    expect(await removalsQueued()).toContain(old);
    expect(await removeUnusedAvatars(core)).toBe(0);
  });

  test('one that is being chosen is not removed', async () => {
    const id = await uploaded(rider, 40);
    const other = openDb(database.connectionString);
    const connection = await other.pool.connect();
    // Everything that waits for its rows goes on then, and the test fails.
    await connection.query(`set idle_in_transaction_session_timeout = '30s'`);
    const [isDone, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const query = connection.query.bind(connection) as (...words: unknown[]) => Promise<unknown>;
    const slowly = async (...words: unknown[]) => {
      if (words[0] === 'commit') {
        isDone.resolve();
        await mayCommit.promise;
      }
      return query(...words);
    };
    Object.assign(connection, { query: slowly });
    const slow = { ...core, db: { pool: { connect: () => Promise.resolve(connection) } } };
    const choosing = changeProfile(slow as unknown as RunningServices, rider, { avatarId: id }, FROM);
    onTestFinished(async () => {
      mayCommit.resolve();
      await Promise.allSettled([choosing]);
      await other.close();
    });
    await isDone.promise;
    expect(await removeUnusedAvatars(core)).toBe(0);
    mayCommit.resolve();
    await choosing;
    expect(await removeUnusedAvatars(core)).toBe(0);
    expect(await avatarsOf(rider)).toEqual([id]);
  });
});

describe('statistics', () => {
  async function ride(
    end: 'completed' | 'canceled by driver' | 'canceled by rider' | 'canceled by rider on the way',
  ) {
    const { id: rideId, fareCents, distanceMeters } = await requestRide(core, rider, request());
    if (end === 'canceled by rider') await cancelRide(core, rider, { rideId });
    else await acceptRide(core, driver, { rideId });
    if (end === 'canceled by rider on the way') await cancelRide(core, rider, { rideId });
    if (end === 'completed' || end === 'canceled by driver')
      await advanceRide(core, driver, { rideId, to: 'picked_up' });
    if (end === 'canceled by driver') await cancelRide(core, driver, { rideId });
    if (end === 'completed') {
      await advanceRide(core, driver, { rideId, to: 'in_transit' });
      await advanceRide(core, driver, { rideId, to: 'completed' });
    }
    return { rideId, fareCents, distanceMeters };
  }

  test('are of the person’s finished rides', async () => {
    const first = await ride('completed');
    const second = await ride('completed');
    await ride('canceled by driver');
    await ride('canceled by rider');
    // Not caused by the driver.
    await ride('canceled by rider on the way');
    await requestRide(core, rider, request());
    const distanceMeters = first.distanceMeters + second.distanceMeters;
    const profile = await findProfile(core.db, rider.userId);
    expect(profile).toMatchObject({ driver: null, driverStatistics: null, rating: null });
    expect(profile?.riderStatistics).toEqual({
      completedRides: 2,
      canceledRides: 3,
      spentCents: first.fareCents + second.fareCents,
      distanceMeters,
    });
    const { rows } = await core.db.pool.query(
      'select sum(payout_cents)::int as paid from rides where driver_id = $1 and status = $2',
      [driver.userId, 'completed'],
    );
    expect((await findProfile(core.db, driver.userId))?.driverStatistics).toEqual({
      completedRides: 2,
      earnedCents: rows[0].paid,
      distanceMeters,
      completionRate: 2 / 3,
    });
  });

  test('deleted rides do not count', async () => {
    const { rideId } = await ride('completed');
    await core.db.pool.query('update rides set deleted_at = now() where id = $1', [rideId]);
    expect((await findProfile(core.db, rider.userId))?.riderStatistics?.completedRides).toBe(0);
    expect((await findProfile(core.db, driver.userId))?.driverStatistics).toMatchObject({
      completedRides: 0,
      completionRate: null,
    });
  });

  test('an admin has none', async () => {
    const admin = await makeActor(core.db, 'admin');
    expect(await findProfile(core.db, admin.userId)).toMatchObject({
      me: { role: 'admin' },
      driver: null,
      riderStatistics: null,
      driverStatistics: null,
    });
  });
});

test('drivers say the color of their car, from a list, and riders can’t', async () => {
  await update(driver, { color: 'maroon' });
  expect(await getVehicle(core.db, driver.userId)).toMatchObject({ color: 'maroon' });
  await update(driver, { color: '', name: 'Somebody Else' });
  expect(await getVehicle(core.db, driver.userId)).toMatchObject({ color: 'maroon' });
  expect(UpdateProfileInput.safeParse({ color: 'fast' }).success).toBe(false);
  await refused(update(rider, { color: 'white' }), 'BAD_INPUT', 'Only drivers have a vehicle.');
});
