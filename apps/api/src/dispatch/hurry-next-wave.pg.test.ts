import { useTestDatabase } from '@ridewire/db/testing/test-database';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { liveOffers } from '../rides/live/live-rides.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { ACCEPT } from '../rides/changes/accept.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { endCrossedOffers } from './end-crossed-offers.ts';
import { OFFER } from './offer-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let karim: TestActor;
let rina: TestActor;
let rideId: string;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  karim = await makeActor(core.db, 'driver');
  rina = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
});

const AN_HOUR = 3_600;
/** Asks these drivers, and no others for an hour. */
const ask = async (...drivers: TestActor[]) => {
  const offers = drivers.map(({ userId }) => ({ driverId: userId, meters: 100, seconds: null }));
  const tryOnce = async () => {
    const { rows } = await core.db.pool.query<{ wave: number }>(
      `update rides set next_wave_at = now() + interval '1 hour' where id = $1 returning wave`,
      [rideId],
    );
    const wave = rows[0]?.wave ?? 0;
    return core.changeRide(OFFER, {
      rideId,
      offers,
      onlyIfWave: wave,
      wave: wave + 1,
      nextWaveSeconds: AN_HOUR,
    });
  };
  // A wave of the server, due from a step before, may come in between.
  await expect.poll(tryOnce).toBeDefined();
};
/** As if no one had been asked for it. */
const forget = () => core.db.pool.query('delete from ride_offers where ride_id = $1', [rideId]);
/** Near the pickup, known to the index. */
const standBy = ({ userId: driverId }: TestActor) => {
  core.drivers.setAvailable(driverId, true);
  core.drivers.setPosition({ driverId, ...GULSHAN, bearing: null, at: Date.now() });
};
const waitsLong = async () =>
  (
    await core.db.pool.query(
      `select next_wave_at > now() + interval '30 minutes' as long from rides where id = $1`,
      [rideId],
    )
  ).rows[0].long;

test('a chosen driver who declines doesn’t keep the rider waiting: others are asked within a moment', async () => {
  await acceptRide(core, karim, { rideId });
  const admin = await makeActor(core.db, 'admin');
  await reassignRide(core, admin, { rideId, fromDriverId: karim.userId, toDriverId: rina.userId });
  expect(await listOffers(core.db, rina.userId)).toMatchObject([{ ride: { id: rideId } }]);
  await core.db.pool.query(`update rides set next_wave_at = now() + interval '1 hour' where id = $1`, [
    rideId,
  ]);
  await declineRide(core, rina, { rideId });
  const waveOf = async () =>
    (await core.db.pool.query('select wave from rides where id = $1', [rideId])).rows[0].wave;
  await expect.poll(waveOf).toBeGreaterThan(0);
});

test('of several who were asked the last one’s no is waited for', async () => {
  await ask(karim, rina);
  await declineRide(core, karim, { rideId });
  expect(await waitsLong()).toBe(true);
  await declineRide(core, rina, { rideId });
  await expect.poll(waitsLong).toBe(false);
});

test('all who decline at the same moment are the last', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => makeActor(core.db, 'driver')));
  await ask(...many);
  await Promise.all(many.map((driver) => declineRide(core, driver, { rideId })));
  await expect.poll(waitsLong).toBe(false);
});

test('who was not asked, or said no before, hurries nothing', async () => {
  await ask(karim);
  await core.db.pool.query(`update ride_offers set expires_at = now() - interval '1 ms' where ride_id = $1`, [
    rideId,
  ]);
  await declineRide(core, karim, { rideId });
  await declineRide(core, karim, { rideId });
  await declineRide(core, rina, { rideId });
  expect(await waitsLong()).toBe(true);
});

test('a ride that its driver gives back is offered at once to those asked before', async () => {
  const sara = await makeActor(core.db, 'driver');
  const all = [karim, rina, sara];
  all.forEach(standBy);
  await ask(...all);
  await acceptRide(core, karim, { rideId });
  const acceptedAt = new Date().toISOString();
  await declineRide(core, karim, { rideId });
  const asked = async () => {
    const offers = await Promise.all([rina, sara].map(({ userId }) => listOffers(core.db, userId)));
    return offers.flat().filter(({ ride, offeredAt }) => ride.id === rideId && offeredAt >= acceptedAt)
      .length;
  };
  await expect.poll(asked).toBeGreaterThan(0);
  expect((await listOffers(core.db, karim.userId)).map(({ ride }) => ride.id)).not.toContain(rideId);
});

test('a driver who accepts one of two rides and gives it back is asked for the other at once', async () => {
  const { id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  standBy(karim);
  const offers = [{ driverId: karim.userId, meters: 100, seconds: null }];
  await core.changeRide(OFFER, { rideId: otherId, offers, onlyIfWave: null });
  const [first] = await listOffers(core.db, karim.userId);
  const none = () => {};
  const leave = liveOffers(core, karim.userId).follow({ snapshot: none, change: none, refused: none });
  await acceptRide(core, karim, { rideId });
  await declineRide(core, karim, { rideId });
  const anew = async () =>
    (await listOffers(core.db, karim.userId)).some(
      ({ ride, offeredAt }) => ride.id === otherId && offeredAt > (first?.offeredAt ?? ''),
    );
  await expect.poll(anew).toBe(true);
  leave();
});

test('who takes one of two rides leaves the other to others at once, unless somebody else is asked for it', async () => {
  const { id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  const offers = [{ driverId: karim.userId, meters: 100, seconds: null }];
  await core.changeRide(OFFER, { rideId: otherId, offers, onlyIfWave: null });
  await forget();
  await ask(karim);
  await acceptRide(core, karim, { rideId: otherId });
  await expect.poll(waitsLong).toBe(false);

  const sara = await makeActor(core.db, 'driver');
  const { id: thirdId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await core.changeRide(OFFER, {
    rideId: thirdId,
    offers: [{ ...offers[0]!, driverId: sara.userId }],
    onlyIfWave: null,
  });
  await ask(rina, sara);
  await acceptRide(core, sara, { rideId: thirdId });
  // Another ride is declined after it is seen, and this one stays unchanged.
  await declineRide(core, karim, { rideId: otherId });
  expect(await waitsLong()).toBe(true);
});

describe('an offer that crosses with its driver’s accept of another ride', () => {
  let client: pg.Client;
  let otherId: string;
  beforeEach(async () => {
    client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    await core.db.pool.query(`update rides set next_wave_at = now() + interval '1 hour' where id = $1`, [
      rideId,
    ]);
    await forget();
    ({ id: otherId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
  });
  afterEach(() => client.end());

  const offer = () => [{ driverId: karim.userId, meters: 100, seconds: null }];
  const stands = async () => {
    const { rows } = await core.db.pool.query(
      `select 1 from ride_offers where ride_id = $1 and driver_id = $2 and ended_at is null`,
      [rideId, karim.userId],
    );
    return rows.length > 0;
  };

  test('ends where the offer is committed last', async () => {
    const { text, values } = OFFER.together;
    await client.query('begin');
    await client.query(text, values([{ rideId, onlyIfWave: null, offers: offer() }]));
    await acceptRide(core, karim, { rideId: otherId });
    // Seen before the commit: what is told of it is followed at once.
    expect(await waitsLong()).toBe(true);
    await client.query('commit');
    await expect.poll(stands).toBe(false);
    await expect.poll(waitsLong).toBe(false);
  });

  test('ends where the accept is committed last', async () => {
    const { text, values } = ACCEPT.together;
    await client.query('begin');
    await client.query(text, values([{ rideId: otherId, actorId: karim.userId }]));
    await core.changeRide(OFFER, { rideId, offers: offer(), onlyIfWave: null });
    expect(await stands()).toBe(true);
    await client.query('commit');
    await expect.poll(stands).toBe(false);
    await expect.poll(waitsLong).toBe(false);
  });

  test('stays where the driver may have it after a ride under way, until they have a next one', async () => {
    const { pool } = core.db;
    await acceptRide(core, karim, { rideId: otherId });
    await pool.query(`update rides set status = 'in_transit' where id = $1`, [otherId]);
    await pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, left_seconds, expires_at)
        values ($1, $2, 1, 120, now() + interval '1 minute')`,
      [rideId, karim.userId],
    );
    const end = () => endCrossedOffers(core.db, karim.userId, [rideId]);
    await end();
    expect(await stands()).toBe(true);

    const { id: nextId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
    await pool.query(
      'update rides set next_driver_id = $2, next_pickup_at = now(), next_until = now() where id = $1',
      [nextId, karim.userId],
    );
    await end();
    expect(await stands()).toBe(false);
  });

  test('is not ended where it was declined just before', async () => {
    await acceptRide(core, karim, { rideId: otherId });
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, expires_at) values ($1, $2, 1, now() + interval '1 minute')`,
      [rideId, karim.userId],
    );
    const sql = 'update ride_offers set declined_at = now() where ride_id = $1 and driver_id = $2';
    const held = await holdRow(database.connectionString, sql, [rideId, karim.userId]);
    const ending = endCrossedOffers(core.db, karim.userId, [rideId]);
    await held.waiting(1);
    await held.commit();
    await ending;
    expect(await stands()).toBe(true);
  });
});
