import { firstRideType, type Offer } from '@ridewire/contracts';
import { changeRideType } from '../ride-types/change-ride-type.ts';
import { fieldsOf } from '../ride-types/ride-type-fields.ts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHANNEL, type ServerEvent } from '../live/events.ts';
import type { SharedFrames } from '../live/event-hub.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { stopWaves } from '../testing/stop-waves.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { declineRide } from './decline-ride.ts';
import { liveOffers } from './live/live-rides.ts';
import { listOffers } from './reads/offer-queries.ts';
import { createChangeRide } from './changes/change-ride.ts';
import { requestRide } from './request-ride.ts';
import { OFFER } from '../dispatch/offer-rides.ts';

const database = useTestDatabase();
let processes: [RunningServices, RunningServices];
beforeAll(async () => {
  processes = [
    await startTestCore(database.connectionString),
    await startTestCore(database.connectionString),
  ];
});
afterAll(() => Promise.all(processes.map((core) => core.stop())));

/** All messages about offers that a driver's screen gets, in order. */
function followOffers(core: RunningServices, driverId: string) {
  const sent: { type: string; data: { kind?: string; offers?: Offer[]; why?: string } }[] = [];
  const take = ({ json }: SharedFrames) => sent.push(JSON.parse(json) as (typeof sent)[number]);
  const leave = liveOffers(core, driverId).follow({
    snapshot: take,
    change: take,
    refused: () => {},
  });
  return { sent, leave };
}

/** A ride that many drivers were asked for, each looking at it at one of two processes. */
async function askMany(count: number, name: string) {
  const [core, other] = processes;
  const rider = await makeActor(core.db, 'rider');
  const ride = await requestRide(core, rider, request());
  const { rows: drivers } = await core.db.pool.query<{ id: string }>(
    `with person as (
      insert into users (id, email, password_hash, role, name, email_verified_at)
      select gen_random_uuid(), $2 || '-' || n || '@example.test', 'none', 'driver', 'Asked', now() from generate_series(1, $3) n
      returning id
    ), driver as (
      insert into drivers (id, approved, available, vehicle_model, license_plate, confirmed_rank)
      select id, true, true, 'Mercedes-Benz S-Class', 'DHK-1234', 4 from person
      returning id
    )
    insert into ride_offers (ride_id, driver_id, wave, expires_at)
    select $1, id, 1, now() + interval '10 minutes' from driver returning driver_id as id`,
    [ride.id, name, count],
  );
  const screens = drivers.map(({ id }, i) => followOffers(i % 2 ? core : other, id));
  await expect
    .poll(() => screens.filter(({ sent }) => sent[0]?.data.offers?.length === 1).length)
    .toBe(count);
  return { rider, ride, screens };
}

test('all who were asked hear that the ride is taken, however many and wherever they are', async () => {
  const [core] = processes;
  const { ride, screens } = await askMany(200, 'taken');
  const winner: TestActor = await makeActor(core.db, 'driver');
  await acceptRide(core, winner, { rideId: ride.id });
  await expect
    .poll(() => screens.filter(({ sent }) => sent.some(({ data }) => data.why === 'taken')).length)
    .toBe(200);
  expect(screens.every(({ sent }) => sent.length === 2)).toBe(true);
  for (const { leave } of screens) leave();
});

test('who declined, let the offer run out, or had it taken back, is shown nothing and not named when the ride ends', async () => {
  const [core] = processes;
  const heard = await hearEvents(database.connectionString);
  onTestFinished(heard.stop);
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  const [waiting, declined, late, ended] = await Promise.all(
    Array.from({ length: 4 }, () => makeActor(core.db, 'driver')),
  );
  if (!waiting || !declined || !late || !ended) throw new Error('Four were made.');
  const all = [waiting, declined, late, ended];
  const offers = all.map(({ userId: driverId }) => ({
    driverId,
    meters: 100,
    seconds: null,
  }));
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await declineRide(core, declined, { rideId });
  await core.db.pool.query(
    `update ride_offers set expires_at = now() - interval '1 ms' where driver_id = $1`,
    [late.userId],
  );
  await core.db.pool.query('update ride_offers set ended_at = now() where driver_id = $1', [ended.userId]);
  const shown = await Promise.all(all.map(({ userId }) => listOffers(core.db, userId)));
  expect(shown.map((each) => each.map(({ ride }) => ride.id))).toEqual([[rideId], [], [], []]);
  await acceptRide(core, await makeActor(core.db, 'driver'), { rideId });
  const isAccept = ({ event }: ServerEvent) => event === 'ride.accepted';
  await expect.poll(() => heard.ofRide(rideId).some(isAccept)).toBe(true);
  expect(heard.ofRide(rideId).find(isAccept)).toMatchObject({ asked: [waiting.userId] });
});

test('who heard that a ride is taken is not named again when it is canceled', async () => {
  const [core] = processes;
  const heard = await hearEvents(database.connectionString);
  onTestFinished(heard.stop);
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide(core, rider, request());
  const asked = await makeActor(core.db, 'driver');
  const offers = [{ driverId: asked.userId, meters: 100, seconds: null }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await acceptRide(core, await makeActor(core.db, 'driver'), { rideId });
  await cancelRide(core, rider, { rideId });
  const named = () =>
    heard.ofRide(rideId).flatMap((event) => ('asked' in event ? [[event.event, event.asked]] : []));
  await expect.poll(named).toEqual([
    ['ride.accepted', [asked.userId]],
    ['ride.canceled', null],
  ]);
});

test('a driver who is asked reads on screen until when, as it is stored', async () => {
  const [core] = processes;
  const driver = await makeActor(core.db, 'driver');
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await core.db.pool.query('delete from ride_offers where driver_id = $1', [driver.userId]);
  const screen = followOffers(core, driver.userId);
  onTestFinished(screen.leave);
  await expect.poll(() => screen.sent.length).toBe(1);
  const offers = [{ driverId: driver.userId, meters: 100, seconds: 60 }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  const pushed = () => screen.sent.flatMap(({ data }) => ('offer' in data ? [data.offer as Offer] : []));
  await expect.poll(() => pushed().length).toBe(1);
  const [[shown], [stored]] = [pushed(), await listOffers(core.db, driver.userId)];
  expect(shown).toMatchObject({ ride: stored?.ride, pickupSeconds: 60, payoutCents: stored?.payoutCents });
  // One of the two is rounded to milliseconds, the other cut.
  for (const time of ['offeredAt', 'expiresAt'] as const)
    expect(Math.abs(Date.parse(shown?.[time] ?? '') - Date.parse(stored?.[time] ?? ''))).toBeLessThanOrEqual(
      1,
    );
});

test('an offer that is declined as its driver takes another ride isn’t ended too', async () => {
  const [core] = processes;
  const heard = await hearEvents(database.connectionString);
  onTestFinished(heard.stop);
  const driver = await makeActor(core.db, 'driver');
  const [declined, taken] = [
    await requestRide(core, await makeActor(core.db, 'rider'), request()),
    await requestRide(core, await makeActor(core.db, 'rider'), request()),
  ];
  const offers = [{ driverId: driver.userId, meters: 100, seconds: null }];
  await core.changeRide(OFFER, { rideId: declined.id, offers, onlyIfWave: null });
  const held = await holdRow(
    database.connectionString,
    'update ride_offers set declined_at = now() where ride_id = $1',
    [declined.id],
  );
  const accepting = acceptRide(core, driver, { rideId: taken.id });
  await held.waiting(1);
  await held.commit();
  await accepting;
  const accept = () => heard.ofRide(taken.id).find(({ event }) => event === 'ride.accepted');
  await expect.poll(accept).toMatchObject({ alsoAsked: null });
});

test('all who were asked read the new price of a ride that became one of another type', async () => {
  const [core] = processes;
  const { rider, ride, screens } = await askMany(70, 'retyped');
  const { fareCents } = await changeType(core, rider, { rideId: ride.id, type: 'luxury' });
  await expect
    .poll(
      () => screens.filter(({ sent }) => sent.at(-1)?.data.offers?.[0]?.ride.fareCents === fareCents).length,
    )
    .toBe(70);
  for (const { leave } of screens) leave();
});
test('a change whose answer was lost is heard from the database, and nobody reads anew', async () => {
  const [core] = processes;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const ride = await requestRide(core, rider, request());
  const screen = followOffers(core, driver.userId);
  await expect.poll(() => screen.sent.length).toBe(1);
  // It committed, but this process never heard so from the statement itself.
  const lost = createChangeRide(
    { together: core.ridesDb, alone: core.ridesDb },
    { ...core.publisher, committed: () => {} },
  );
  await acceptRide({ ...core, changeRide: lost }, driver, { rideId: ride.id });
  await expect.poll(() => screen.sent.map(({ data }) => data.kind)).toEqual([undefined, 'cleared']);
  expect(core.drivers.ridingOf(driver.userId)?.rideId).toBe(ride.id);
  screen.leave();
});

test('what was handed out at its commit is no news when it comes back', async () => {
  const [core] = processes;
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const ride = await requestRide(core, rider, request());
  const screen = followOffers(core, driver.userId);
  await expect.poll(() => screen.sent.length).toBe(1);
  await acceptRide(core, driver, { rideId: ride.id });
  // Sent after it, this is heard after its echo.
  await core.db.pool.query(
    `select pg_notify('${CHANNEL}', json_build_object('event', 'offers.ended', 'rideId', $1::uuid, 'version', 9,
      'status', 'canceled', 'canceledBy', 'rider', 'driverIds', json_build_array($2::uuid))::text)`,
    [ride.id, driver.userId],
  );
  await expect.poll(() => screen.sent.at(-1)?.data.why).toBe('canceled');
  expect(screen.sent.map(({ data }) => data.kind)).toEqual([undefined, 'cleared', 'withdrawn']);
  screen.leave();
});

test('a driver who was asked while an accept waited hears that the ride is taken', async () => {
  const [core, other] = processes;
  const [rider, winner, late] = [
    await makeActor(core.db, 'rider'),
    await makeActor(core.db, 'driver'),
    await makeActor(core.db, 'driver'),
  ];
  const { id: rideId } = await requestRide(core, rider, request());
  await stopWaves(core.db, rideId);
  const screen = followOffers(other, late.userId);
  onTestFinished(screen.leave);
  await expect.poll(() => screen.sent.length).toBe(1);
  const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
    rideId,
  ]);
  const offers = [{ driverId: late.userId, meters: 100, seconds: 60 }];
  const asking = other.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await held.waiting(1);
  const accepting = acceptRide(core, winner, { rideId });
  await held.waiting(2);
  await held.release();
  await Promise.all([asking, accepting]);
  await expect.poll(() => screen.sent.map(({ data }) => data.kind ?? 'snapshot')).toContain('offered');
  await expect.poll(() => screen.sent.at(-1)).toMatchObject({ type: 'snapshot', data: { offers: [] } });
});

test('drivers whose vehicle a ride type no longer takes lose its offers, and their screens do; others keep theirs', async () => {
  const [core, other] = processes;
  const admin = await makeActor(core.db, 'admin');
  const [small, large] = await Promise.all([
    makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 4, seats: 4 } }),
    makeActor(core.db, 'driver', { vehicle: { kind: 'car', classRank: 4, seats: 7 } }),
  ]);
  const { id: rideId } = await requestRide(
    core,
    await makeActor(core.db, 'rider'),
    request({ type: 'comfort' }),
  );
  await stopWaves(core.db, rideId);
  const drivers = [small, large];
  const offers = drivers.map(({ userId: driverId }) => ({ driverId, meters: 100, seconds: null }));
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  const screens = drivers.map(({ userId }) => followOffers(other, userId));
  const shown = () =>
    screens.map(({ sent }) => sent.findLast(({ data }) => data.offers)?.data.offers?.length);
  await expect.poll(shown).toEqual([1, 1]);
  const seen = fieldsOf(firstRideType('comfort'));
  await changeRideType(core, admin, { ...seen, type: 'comfort', seats: 6, seen, isMeant: true });
  await expect.poll(shown).toEqual([0, 1]);
  const ended = async () => {
    const { rows } = await core.db.pool.query<{ id: string }>(
      'select driver_id as id from ride_offers where ride_id = $1 and ended_at is not null',
      [rideId],
    );
    return rows.map(({ id }) => id);
  };
  await expect.poll(ended).toEqual([small.userId]);
  for (const { leave } of screens) leave();
});
