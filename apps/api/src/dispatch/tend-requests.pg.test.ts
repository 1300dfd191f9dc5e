import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { setAvailability } from '../drivers/set-availability.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { feedIndex } from './feed-index.ts';
import { ACCEPT } from '../rides/changes/accept.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { tendRequests } from './tend-requests.ts';
import { OFFER } from './offer-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
});

const requestedAgo = (rideId: string, minutes: number) =>
  core.db.pool.query(
    `update rides set requested_at = now() - $2 * interval '1 minute', next_wave_at = now() - interval '1 ms' where id = $1`,
    [rideId, minutes],
  );
const imageOf = (rideId: string) => findRideImage(core.db, rideId);

test('a request nobody took in four minutes ends, and says why', async () => {
  const ride = await requestRide(core, rider, request());
  await requestedAgo(ride.id, 3);
  await tendRequests(core);
  expect(await imageOf(ride.id)).toMatchObject({ status: 'requested' });
  await requestedAgo(ride.id, 5);
  await tendRequests(core);
  expect(await imageOf(ride.id)).toMatchObject({
    status: 'canceled',
    canceledBy: 'system',
    cancelReason: 'no_driver',
  });
});

test('a ride given back long after it was requested is offered anew, not ended', async () => {
  const driver = await makeActor(core.db, 'driver');
  const ride = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId: ride.id });
  await requestedAgo(ride.id, 30);
  await declineRide(core, driver, { rideId: ride.id });
  await requestedAgo(ride.id, 30);
  await tendRequests(core);
  expect(await imageOf(ride.id)).toMatchObject({ status: 'requested' });
});

test('who drives is not asked, whatever the index believes', async () => {
  const driver = await makeActor(core.db, 'driver');
  const first = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId: first.id });
  const second = await requestRide(core, await makeActor(core.db, 'rider'), request());
  const offer = {
    rideId: second.id,
    offers: [{ driverId: driver.userId, meters: null, seconds: null }],
    onlyIfWave: null,
  };
  await core.changeRide(OFFER, offer);
  const asked = await core.db.pool.query('select from ride_offers where driver_id = $1', [driver.userId]);
  expect(asked.rowCount).toBe(0);
});

/** A ride whose waves only the test makes. */
async function waitingRide(): Promise<string> {
  const { id } = await requestRide(core, rider, request());
  await core.db.pool.query('update rides set next_wave_at = null, wave = 0 where id = $1', [id]);
  return id;
}
const offersOf = async (rideId: string) => {
  const { rows } = await core.db.pool.query(
    `select driver_id as "driverId", pickup_meters as meters, pickup_seconds as seconds, left_seconds as "leftSeconds"
      from ride_offers where ride_id = $1`,
    [rideId],
  );
  return rows as unknown[];
};

test.each<[string, (driver: TestActor) => Promise<unknown>]>([
  ['is silent', ({ userId }) => change(userId, 'silent_since = now()')],
  ['drives a vehicle that doesn’t serve its type', ({ userId }) => change(userId, `confirmed_kind = 'cng'`)],
  [
    'is kept apart from its rider',
    ({ userId }) =>
      core.db.pool.query(
        `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
        [rider.userId, userId],
      ),
  ],
  [
    'has a next ride',
    async ({ userId }) => {
      const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
      await core.db.pool.query(
        'update rides set next_driver_id = $1, next_pickup_at = now(), next_until = now() where id = $2',
        [userId, id],
      );
    },
  ],
  [
    'has somebody aboard and would come as a free driver',
    async (driver) => {
      const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
      await acceptRide(core, driver, { rideId });
      for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
    },
  ],
])('who %s is not asked for a ride, and others are at once', async (_what, make) => {
  const rideId = await waitingRide();
  const driver = await makeActor(core.db, 'driver');
  await make(driver);
  const offers = [{ driverId: driver.userId, meters: null, seconds: null }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: 0, wave: 1, nextWaveSeconds: 60 });
  expect(await offersOf(rideId)).toEqual([]);
  expect(await nextWaveOf(rideId)).toBeLessThanOrEqual(0);
});
const change = (driverId: string, what: string) =>
  core.db.pool.query(`update drivers set ${what} where id = $1`, [driverId]);
const nextWaveOf = async (rideId: string) => {
  const { rows } = await core.db.pool.query<{ seconds: number | null }>(
    'select extract(epoch from next_wave_at - now())::float8 as seconds from rides where id = $1',
    [rideId],
  );
  return rows[0]?.seconds ?? null;
};

test('a ride that was deleted is offered to nobody', async () => {
  const rideId = await waitingRide();
  const { userId: driverId } = await makeActor(core.db, 'driver');
  await core.db.pool.query('update rides set deleted_at = now() where id = $1', [rideId]);
  await core.changeRide(OFFER, { rideId, offers: [{ driverId, meters: 10, seconds: 60 }], onlyIfWave: null });
  expect(await offersOf(rideId)).toEqual([]);
});

test('who is asked again counts once, with what the drive takes by now', async () => {
  const rideId = await waitingRide();
  const driver = await makeActor(core.db, 'driver');
  const ask = (values: { meters: number; seconds: number; leftSeconds?: number }) =>
    core.changeRide(OFFER, { rideId, offers: [{ driverId: driver.userId, ...values }], onlyIfWave: null });
  const countAsked = async () => (await imageOf(rideId))?.offeredCount;
  await ask({ meters: 900, seconds: 300.4 });
  expect(await countAsked()).toBe(1);
  await ask({ meters: 700, seconds: 240, leftSeconds: 59.6 });
  expect(await countAsked()).toBe(1);
  expect(await offersOf(rideId)).toEqual([
    { driverId: driver.userId, meters: 700, seconds: 240, leftSeconds: 60 },
  ]);
});

test('a wave without anybody leaves the ride’s version, and is followed in its time', async () => {
  const rideId = await waitingRide();
  const before = await imageOf(rideId);
  await core.changeRide(OFFER, { rideId, offers: [], onlyIfWave: 0, wave: 1, nextWaveSeconds: 60 });
  expect((await imageOf(rideId))?.version).toBe(before?.version);
  expect(await nextWaveOf(rideId)).toBeGreaterThan(30);
});

test('a ride that is taken in the middle of a wave is offered to nobody', async () => {
  const [taker, asked] = [await makeActor(core.db, 'driver'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  const { text, values } = ACCEPT.together;
  const held = await holdRow(database.connectionString, text, values([{ rideId, actorId: taker.userId }]));
  const offers = [{ driverId: asked.userId, meters: 100, seconds: null }];
  const offering = core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await held.waiting(1);
  await held.commit();
  expect(await offering).toBeUndefined();
  const found = await core.db.pool.query('select from ride_offers where driver_id = $1', [asked.userId]);
  expect(found.rowCount).toBe(0);
});

test('a wave that another process made first is made once', async () => {
  const [first, second] = [await makeActor(core.db, 'driver'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  await core.db.pool.query('update rides set wave = 1 where id = $1', [rideId]);
  const wave = ({ userId: driverId }: TestActor) =>
    core.changeRide(OFFER, {
      rideId,
      offers: [{ driverId, meters: 100, seconds: null }],
      ...{ onlyIfWave: 1, wave: 2, nextWaveSeconds: 30 },
    });
  expect(await wave(first)).toMatchObject({ id: rideId });
  expect(await wave(second)).toBeUndefined();
  expect(await listOffers(core.db, second.userId)).toEqual([]);
});

test('a free driver sees the offers until going offline', async () => {
  const driver = await makeActor(core.db, 'driver');
  const ride = await requestRide(core, rider, request());
  const offer = {
    rideId: ride.id,
    offers: [{ driverId: driver.userId, meters: 100, seconds: null }],
    onlyIfWave: null,
  };
  await core.changeRide(OFFER, offer);
  expect(await listOffers(core.db, driver.userId)).toMatchObject([{ ride: { id: ride.id } }]);
  await setAvailability(core, driver, { available: false });
  expect(await listOffers(core.db, driver.userId)).toEqual([]);
});

test('what happens while the index is being read is in it afterwards', async () => {
  const driver = await makeActor(core.db, 'driver');
  const ride = await requestRide(core, rider, request());
  const image = await imageOf(ride.id);
  if (!image) throw new Error('The ride is gone.');
  const person = {
    id: driver.userId,
    name: '',
    phone: null,
    avatarUrl: null,
    vehicleModel: null,
    vehicleColor: null,
    licensePlate: null,
  };
  const index = feedIndex(core);
  const loading = index.load();
  // The answer on its way still says that the ride waits.
  const accepted = { ...image, status: 'accepted' as const, version: image.version + 1, driver: person };
  index.take({ event: 'ride.accepted', ride: accepted }, true);
  await loading;
  expect(core.drivers.ridingOf(driver.userId)?.riderId).toBe(rider.userId);
});
