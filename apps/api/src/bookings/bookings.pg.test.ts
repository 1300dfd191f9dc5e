import {
  addDays,
  cityDay,
  DELETED_NAME,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResendOtpInput,
  SaveGuestInput,
  type BookRideInput,
  type ErrorCode,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { sayInChat } from '../chat/say-in-chat.ts';
import { sendMail } from '../server/jobs/send-mail.ts';
import { cancelScheduled, reschedule } from '../scheduled/change-scheduled.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { checkPassword } from '../auth/check-password.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { getRide } from '../rides/reads/ride-detail-queries.ts';
import { findDriverRide, findRiderRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { blockUser } from '../users/block-user.ts';
import { getUser } from '../users/user-queries.ts';
import { eraseGuest } from '../own-data/erase-guest.ts';
import { getPromo } from '../promos/promo-queries.ts';
import { makePromo } from '../promos/make-promo.ts';
import { bookRide, bookScheduled, checkRidersPromo } from './book-ride.ts';
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
  test('is one person however number and name are written, and however many admins type it at once', async () => {
    const wishes = [
      { phone, name: 'Rokeya' },
      { phone: `+88${phone.replaceAll(' ', '')}`, name: 'rokeya' },
      { phone: `0088.${phone.replaceAll(' ', '-')}`, name: ' ROKEYA ' },
    ];
    const all = await Promise.all(
      wishes.map((wish) => saveGuest(core, admin, SaveGuestInput.parse(wish), HERE)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const [first] = all;
    expect(await trailOf(first?.id ?? '')).toEqual([{ type: 'guest.saved', actor_id: admin.userId }]);
    expect(await findRiders(core.db, { phone: `+880 (0)${phone.slice(1)}` })).toMatchObject([
      { id: first?.id, isGuest: true, isBlocked: false, rideId: null, places: [] },
    ]);
  });

  test('keeps the name, also while somebody else calls from the number', async () => {
    const { id } = await guest('Rokeya');
    const { id: otherId } = await guest('Salma');
    expect(otherId).not.toBe(id);
    expect(await findRiders(core.db, { phone })).toMatchObject([
      { id: otherId, name: 'Salma' },
      { id, name: 'Rokeya' },
    ]);
    // Both ride at once.
    await book(id);
    await book(otherId);
  });

  test('can’t sign in, is not verified, and nobody signs up or asks for codes with such an address', async () => {
    const { id } = await guest();
    const { email, isEmailVerified } = await getUser(core.db, id);
    expect([email, isEmailVerified]).toEqual([guestEmail(phone, 'Rokeya'), false]);
    for (const password of ['of a guest', '', 'Correct-horse-7'])
      await refused(checkPassword(core, { email, password }, HERE), 'INVALID_CREDENTIALS');
    const register = { role: 'rider', name: 'X', email, password: 'Correct-horse-7' };
    for (const [input, value] of [
      [RegisterInput, register],
      [LoginInput, register],
      [ForgotPasswordInput, { email }],
      [ResendOtpInput, { email }],
    ] as const) {
      expect(input.safeParse({ ...value, email: 'x@example.com' }).success).toBe(true);
      expect(input.safeParse({ ...value, email: email.toUpperCase() }).success).toBe(false);
    }
  });

  test('who is blocked gets no ride', async () => {
    const { id } = await guest();
    await blockUser(core, admin, { userId: id }, HERE);
    await refused(guest(), 'USER_BLOCKED');
    await refused(book(id), 'USER_BLOCKED');
    expect(await findRiders(core.db, { phone })).toMatchObject([{ name: 'Rokeya', isBlocked: true }]);
  });

  test('is removed by the desk, with what is only theirs, but not during a ride; nobody else is', async () => {
    const { id } = await guest();
    const { id: rideId } = await book(id);
    await refused(eraseGuest(core, admin, { userId: id }, HERE), 'RIDER_BUSY');
    await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'Called again' });
    await eraseGuest(core, admin, { userId: id }, HERE);
    expect(await findRiders(core.db, { phone })).toEqual([]);
    const { rows } = await core.db.pool.query('select name, phone, email from users where id = $1', [id]);
    expect(rows).toEqual([{ name: DELETED_NAME, phone: null, email: `deleted-${id}@deleted.invalid` }]);
    expect((await trailOf(id)).at(-1)).toEqual({ type: 'user.deleted', actor_id: admin.userId });
    await refused(eraseGuest(core, admin, { userId: id }, HERE), 'USER_NOT_FOUND');
    const { userId } = await makeActor(core.db, 'rider');
    await refused(eraseGuest(core, admin, { userId }, HERE), 'USER_NOT_FOUND');
    await refused(book(id), 'USER_NOT_FOUND');
  });

  test('is written nothing: not in the chat, nor by mail', async () => {
    const driver = await makeActor(core.db, 'driver');
    const { id } = await guest();
    const { id: rideId } = await book(id);
    await acceptRide(core, driver, { rideId });
    await refused(
      sayInChat(core, driver, { id: crypto.randomUUID(), rideId, text: 'Here' }),
      'RIDE_NOT_FOUND',
    );
    const sent: unknown[] = [];
    const transport = { send: (mail: unknown) => Promise.resolve(void sent.push(mail)) };
    const mailing = { db: core.db, timeZone: core.timeZone, publicUrl: '', log: core.log };
    const about = { queuedAt: new Date(), signal: AbortSignal.timeout(60_000) };
    const job = { kind: 'password_reset', userId: id };
    await sendMail(mailing as never, transport as never, job, about);
    expect(sent).toEqual([]);
    await sendMail(mailing as never, transport as never, { ...job, userId: driver.userId }, about);
    expect(sent).toHaveLength(1);
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
    const over = await getRide(core.db, driver, rideId);
    expect(over.rider.phone, 'once the ride is over').toBeNull();
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

  test('books with the rider’s promo code, by the limits of the rider and not of the desk; a guest has none', async () => {
    const promo = async () => {
      const { id: promoId, code } = await makePromo(core, admin, {
        ...{ id: crypto.randomUUID(), code: `CALL${(taken += 1)}`, percent: 20, mostEach: 1 },
        ...{ from: cityDay(core.timeZone), to: addDays(cityDay(core.timeZone), 5), isFirstRide: false },
      });
      return { promoId, code };
    };
    const { promoId, code } = await promo();
    const [first, second] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'rider')];
    expect(await checkRidersPromo(core, admin, { riderId: first.userId, code })).toEqual({
      ...{ code, percent: 20, capCents: null, amountCents: null },
    });
    const wish = request({ promoCode: code });
    const ride = await book(first.userId, wish);
    const discountCents = Math.round(ride.fareCents * 0.2);
    expect(ride).toMatchObject({ discountCents });
    expect(await book(first.userId, wish)).toMatchObject({ id: ride.id });
    await refused(book(first.userId, { ...wish, promoCode: undefined }), 'COMMAND_REUSED');
    const again = checkRidersPromo(core, admin, { riderId: first.userId, code });
    await expect(again).rejects.toThrow('This rider has already used this promo code.');
    await refused(
      checkRidersPromo(core, admin, { riderId: second.userId, code: 'NOSUCHCODE' }),
      'PROMO_UNKNOWN',
    );
    const at = { day: addDays(cityDay(core.timeZone), 6), time: '09:00' };
    await refused(checkRidersPromo(core, admin, { riderId: second.userId, code, at }), 'PROMO_OVER');
    const later = {
      ...{ pickup: GULSHAN, destination: AIRPORT, type: 'standard', promoCode: code },
      ...{ day: addDays(cityDay(core.timeZone), 2), time: '09:00' },
    };
    await refused(
      bookScheduled(core, admin, { ...later, id: crypto.randomUUID(), riderId: first.userId }),
      'PROMO_USED',
    );
    // The same code for another rider, for later, through the same admin.
    const scheduled = await bookScheduled(core, admin, {
      ...{ ...later, id: crypto.randomUUID(), riderId: second.userId },
    });
    expect(scheduled.promo).toEqual({ code, discountCents });
    expect(await getPromo(core.db.orm, promoId)).toMatchObject({ used: 1 });
    const { id } = await guest();
    await refused(book(id, { promoCode: code }), 'PROMO_NEEDS_ACCOUNT');
    await refused(checkRidersPromo(core, admin, { riderId: id, code }), 'PROMO_NEEDS_ACCOUNT');
    await refused(
      bookScheduled(core, admin, { ...later, id: crypto.randomUUID(), riderId: id }),
      'PROMO_NEEDS_ACCOUNT',
    );
    const rider = await makeActor(core.db, 'rider');
    await refused(checkRidersPromo(core, rider, { riderId: rider.userId, code }), 'FORBIDDEN');
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
    const at = { day: wish.day, time: '11:00' };
    expect(await reschedule(core, admin, { id: wish.id, ...at })).toMatchObject({ id: wish.id });
    await reschedule(core, admin, { id: wish.id, day: wish.day, time: '09:00' });
    const near = { ...wish, id: crypto.randomUUID(), time: '09:10' };
    await refused(bookScheduled(core, admin, near), 'SCHEDULED_NEAR');
    await bookScheduled(core, admin, { ...near, time: '12:00' });
    await refused(reschedule(core, admin, { id: near.id, day: wish.day, time: '09:10' }), 'SCHEDULED_NEAR');
    await cancelScheduled(core, admin, { id: wish.id });
    await cancelScheduled(core, admin, { id: wish.id });
    await refused(cancelScheduled(core, admin, { id: crypto.randomUUID() }), 'SCHEDULED_NOT_FOUND');
    expect((await trailOf(id)).map(({ type }) => type)).toEqual([
      ...['guest.saved', 'scheduled.booked', 'scheduled.moved', 'scheduled.moved', 'scheduled.booked'],
      'scheduled.canceled',
    ]);
    // A guest reads nothing.
    const told = await core.db.pool.query('select type from notifications where user_id = $1', [id]);
    expect(told.rows).toEqual([]);
  });

  test('hears of a guest’s scheduled ride that couldn’t be requested: somebody must call', async () => {
    const { id } = await guest();
    const { id: scheduledId, pickupAt } = await bookScheduled(core, admin, {
      ...{ pickup: GULSHAN, destination: AIRPORT, type: 'standard', riderId: id },
      ...{ id: crypto.randomUUID(), day: addDays(cityDay(core.timeZone), 2), time: '09:00' },
    });
    await requestScheduled(core, Date.parse(pickupAt) + 3_600_000);
    const { rows } = await core.db.pool.query(
      `select n.type, n.params ->> 'name' as name from notifications n where n.user_id in ($1, $2)`,
      [admin.userId, id],
    );
    expect(rows).toEqual([{ type: 'guest_missed', name: 'Rokeya' }]);
    await refused(cancelScheduled(core, admin, { id: scheduledId }), 'SCHEDULED_NOT_FOUND');
  });

  test('is admins alone', async () => {
    const rider = await makeActor(core.db, 'rider');
    await refused(bookRide(core, rider, { ...request(), riderId: rider.userId }), 'FORBIDDEN');
  });
});
