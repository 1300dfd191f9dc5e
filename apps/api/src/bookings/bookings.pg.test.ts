import { addDays, cityDay, type BookRideInput, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkPassword } from '../auth/check-password.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { findDriverRide, findRiderRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { blockUser } from '../users/block-user.ts';
import { getUser } from '../users/user-queries.ts';
import { bookRide, bookScheduled } from './book-ride.ts';
import { findRiders } from './find-riders.ts';
import { guestEmail, saveGuest } from './save-guest.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const HERE = { userAgent: null, ipAddress: null, isFromHere: false };
let admin: TestActor;
let phone = '';
let taken = 0;
beforeEach(async () => {
  admin = await makeActor(core.db, 'admin');
  phone = `01711 ${String(100_000 + (taken += 1))}`;
});

const guest = (name = 'Rokeya') => saveGuest(core, admin, { phone, name }, HERE);
const book = (riderId: string, change: Partial<BookRideInput> = {}) =>
  bookRide(core, admin, { ...request(), riderId, ...change });
const trailOf = async (userId: string) => {
  const { rows } = await core.db.pool.query<{ type: string; actor_id: string }>(
    'select type, actor_id from account_events where user_id = $1 order by at, id',
    [userId],
  );
  return rows;
};
const eventsOf = async (rideId: string) => {
  const { rows } = await core.db.pool.query<{ type: string; actor_id: string; actor_role: string }>(
    'select type, actor_id, actor_role from ride_events where ride_id = $1 order by version',
    [rideId],
  );
  return rows;
};

describe('a guest', () => {
  test('is one person however the number is written and however often it is sent, with the last name given', async () => {
    const spellings = [phone, `+88${phone.replaceAll(' ', '')}`, `0088 ${phone}`];
    const all = await Promise.all(
      spellings.map((each) => saveGuest(core, admin, { phone: each, name: 'Rokeya' }, HERE)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const { id } = await guest('Rokeya Begum');
    expect(await guest('Rokeya Begum')).toMatchObject({ id, name: 'Rokeya Begum', isGuest: true });
    const trail = await trailOf(id);
    expect(trail).toEqual([
      { type: 'guest.saved', actor_id: admin.userId },
      { type: 'guest.saved', actor_id: admin.userId },
    ]);
    expect(await findRiders(core.db, { phone: `+88 ${phone}` })).toMatchObject([
      { id, name: 'Rokeya Begum', isGuest: true, isBlocked: false, rideId: null, places: [] },
    ]);
  });

  test('can’t sign in, is not verified, and nobody signs up with such an address', async () => {
    const { id } = await guest();
    const user = await getUser(core.db, id);
    expect(user).toMatchObject({ email: guestEmail(phone), isEmailVerified: false });
    const tries = ['of a guest', '', 'Correct-horse-7'].map((password) =>
      refused(checkPassword(core, { email: user.email, password }, HERE), 'INVALID_CREDENTIALS'),
    );
    await Promise.all(tries);
  });

  test('who is blocked gets no ride and no other name', async () => {
    const { id } = await guest();
    await blockUser(core, admin, { userId: id }, HERE);
    await refused(guest('Another'), 'USER_BLOCKED');
    await refused(book(id), 'USER_BLOCKED');
    expect(await findRiders(core.db, { phone })).toMatchObject([{ name: 'Rokeya', isBlocked: true }]);
  });
});

describe('the desk', () => {
  test('books a ride that is the rider’s, once, and the trail says who booked it', async () => {
    const { id } = await guest();
    const wish = request();
    const all = await Promise.all([1, 2, 3].map(() => book(id, wish)));
    const [ride] = all;
    expect(new Set(all.map((each) => each.id)).size).toBe(1);
    expect(ride).toMatchObject({
      riderId: id,
      status: 'requested',
      rider: { name: 'Rokeya', isGuest: true },
    });
    expect(await eventsOf(ride?.id ?? '')).toMatchObject([
      { type: 'ride.requested', actor_id: admin.userId, actor_role: 'admin' },
    ]);
    await refused(book(id, { ...wish, type: 'xl' }), 'COMMAND_REUSED');
    await refused(book(id), 'RIDER_BUSY');
    expect(await findRiders(core.db, { phone })).toMatchObject([{ rideId: ride?.id }]);
  });

  test('shows a guest’s phone number to the driver, though the city hides those of others', async () => {
    await core.db.pool.query('update city set hides_phones = true');
    const driver = await makeActor(core.db, 'driver');
    const { id } = await guest();
    const { id: rideId } = await book(id);
    await acceptRide(core, driver, { rideId });
    expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ rider: { phone, isGuest: true } });
    await setRideStatus(core, admin, { rideId, to: 'completed' });
    const rider = await makeActor(core.db, 'rider');
    await core.db.pool.query(`update users set phone = '01811 000000' where id = $1`, [rider.userId]);
    const own = await requestRide(core, rider, request());
    await acceptRide(core, driver, { rideId: own.id });
    const seen = await findDriverRide(core.db, driver.userId);
    expect(seen?.rider.phone).toBeNull();
    expect(seen?.rider.isGuest ?? false).toBe(false);
    await core.db.pool.query('update city set hides_phones = false');
  });

  test('asks no guest for a PIN, at the hours when others are', async () => {
    const atAllHours = { ...core, pinHours: { from: 0, until: 24 } };
    const { id } = await guest();
    const wish = { ...request(), riderId: id };
    expect((await bookRide(atAllHours, admin, wish)).pin).toBeUndefined();
    const rider = await makeActor(core.db, 'rider');
    expect((await bookRide(atAllHours, admin, { ...wish, riderId: rider.userId })).pin).toBe('asked');
  });

  test('books for an account too, even one that waits after cancellations, and its rider sees it', async () => {
    const rider = await makeActor(core.db, 'rider');
    for (let n = 0; n < 3; n++) {
      const own = await requestRide(core, rider, request());
      await cancelRide(core, rider, { rideId: own.id });
    }
    const ride = await book(rider.userId);
    expect(await findRiderRide(core.db, rider.userId)).toMatchObject({ id: ride.id });
  });

  test('finds where the rider was last', async () => {
    const { id } = await guest();
    const { id: rideId } = await book(id);
    await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'Called again' });
    expect(await findRiders(core.db, { phone })).toMatchObject([
      { rideId: null, places: [GULSHAN, AIRPORT] },
    ]);
  });

  test('finds no one by part of a number', async () => {
    await guest();
    expect(await findRiders(core.db, { phone: phone.slice(0, -2) })).toEqual([]);
  });

  test.each<[string, () => Promise<string>, ErrorCode]>([
    ['nobody', async () => crypto.randomUUID(), 'USER_NOT_FOUND'],
    ['a driver', async () => (await makeActor(core.db, 'driver')).userId, 'USER_NOT_FOUND'],
    ['itself', async () => admin.userId, 'USER_NOT_FOUND'],
  ])('books nothing for %s', async (_who, whom, code) => {
    const riderId = await whom();
    await refused(book(riderId), code);
    const later = {
      ...request(),
      id: crypto.randomUUID(),
      day: addDays(cityDay(core.timeZone), 2),
      time: '09:00',
    };
    await refused(bookScheduled(core, admin, { ...later, riderId }), code);
  });

  test('schedules for a guest, once; the trail says who, and the hour isn’t taken twice', async () => {
    const { id } = await guest();
    const wish = {
      ...{ pickup: GULSHAN, destination: AIRPORT, type: 'standard', riderId: id },
      ...{ id: crypto.randomUUID(), day: addDays(cityDay(core.timeZone), 2), time: '09:00' },
    };
    const ride = await bookScheduled(core, admin, wish);
    expect(await bookScheduled(core, admin, wish)).toEqual(ride);
    expect((await trailOf(id)).map(({ type }) => type)).toEqual(['guest.saved', 'scheduled.booked']);
    const near = { ...wish, id: crypto.randomUUID(), time: '09:10' };
    await refused(bookScheduled(core, admin, near), 'SCHEDULED_NEAR');
  });

  test('is admins alone', async () => {
    const rider = await makeActor(core.db, 'rider');
    await refused(bookRide(core, rider, { ...request(), riderId: rider.userId }), 'FORBIDDEN');
  });
});
