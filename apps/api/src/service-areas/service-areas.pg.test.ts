import {
  addDays,
  cityDay,
  type ErrorCode,
  type LatLng,
  type MakeServiceAreaInput,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookRide, bookScheduled } from '../bookings/book-ride.ts';
import { saveGuest } from '../bookings/save-guest.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import { findCommandRide } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { changeRoute, quoteRoute } from '../rides/stops/change-route.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { quoteScheduled, scheduleRide } from '../scheduled/schedule-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { endServiceArea } from './end-service-area.ts';
import { makeServiceArea } from './make-service-area.ts';
import { listServiceAreas } from './service-area-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  await core.db.pool.query(
    'update service_areas set ended_at = now(), ended_by = made_by where ended_at is null',
  );
  await known([]);
  rider = await makeActor(core.db, 'rider');
});

/** A square around a place, about 400 m to each side. */
const around = ({ lat, lng }: LatLng, degrees = 0.004) => [
  { lat: lat - degrees, lng: lng - degrees },
  { lat: lat - degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng - degrees },
];
const input = (change: Partial<MakeServiceAreaInput> = {}): MakeServiceAreaInput => {
  const id = crypto.randomUUID();
  return { id, name: `Area ${id}`, corners: around(AIRPORT), isBothEnds: false, ...change };
};
async function namesIn(process: RunningServices): Promise<string[]> {
  const ids = process.serviceAreas.standing().map(({ id }) => id);
  const { rows } = await core.db.pool.query<{ name: string }>(
    'select name from service_areas where id = any($1) order by array_position($1, id)',
    [ids],
  );
  return rows.map(({ name }) => name);
}
/** Both processes know these areas and no others. */
const known = async (names: string[]) => {
  for (const process of [core, other]) await expect.poll(() => namesIn(process)).toEqual(names);
};
async function make(change: Partial<MakeServiceAreaInput> = {}) {
  const made = await makeServiceArea(core, admin, input(change));
  await expect.poll(() => namesIn(other)).toContain(made.name);
  await expect.poll(() => namesIn(core)).toContain(made.name);
  return made;
}
const refused = (promise: Promise<unknown>, code: ErrorCode, message?: string) =>
  expect(promise).rejects.toMatchObject({ code, ...(message !== undefined && { message }) });
const NOT_SERVED = 'We don’t pick up there. Choose a pickup inside a service area.';
const MUST_END = 'Rides from that pickup must end inside a service area. Choose another destination.';
const trip = { pickup: GULSHAN, destination: AIRPORT };
const later = () => ({ ...trip, type: 'standard', day: addDays(cityDay(core.timeZone), 2), time: '09:00' });
let calls = 0;
const guest = () => {
  const phone = `01811 ${String(100_000 + (calls += 1))}`;
  const caller = { userAgent: null, ipAddress: null, isFromHere: false };
  return saveGuest(core, admin, { phone, name: 'Rokeya' }, caller);
};

describe('where an area stands', () => {
  test('a pickup elsewhere is refused at every door, in another process too, with one sentence', async () => {
    const { token: quoteToken } = await quoteRide(core, trip, rider.userId);
    await make();
    const { id: riderId } = await guest();
    const id = () => crypto.randomUUID();
    const doors = [
      () => quoteRide(other, trip, rider.userId),
      () => requestRide(core, rider, request()),
      () => requestRide(other, rider, request({ quoteToken })),
      () => quoteScheduled(core, rider, { ...later() }),
      () => scheduleRide(core, rider, { id: id(), ...later() }),
      () => bookRide(core, admin, { ...request(), riderId }),
      () => bookScheduled(core, admin, { id: id(), ...later(), riderId }),
    ];
    for (const door of doors) await refused(door(), 'OUTSIDE_AREA', NOT_SERVED);
    // The other way round it begins in the area, and may end anywhere.
    const back = { pickup: AIRPORT, destination: GULSHAN };
    expect(await quoteRide(other, back, rider.userId)).toHaveProperty('token');
    expect(await requestRide(core, rider, request(back))).toMatchObject(back);
  });

  test('rides already requested and scheduled go on as they are', async () => {
    const driver = await makeActor(core.db, 'driver');
    const asked = request();
    const ride = await requestRide(core, rider, asked);
    const scheduled = { id: crypto.randomUUID(), ...later() };
    const planner = await makeActor(core.db, 'rider');
    await scheduleRide(core, planner, scheduled);
    await make();
    // Sent again after a lost answer, the request finds its ride.
    expect(await requestRide(core, rider, asked)).toMatchObject({ id: ride.id });
    await acceptRide(core, driver, { rideId: ride.id });
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId: ride.id, to });
    await core.db.pool.query(
      `update scheduled_rides set pickup_at = now() + interval '1 minute' where id = $1`,
      [scheduled.id],
    );
    await requestScheduled(core);
    expect(await findCommandRide(core.db, planner.userId, scheduled.id)).toBeDefined();
  });

  test('that says so, a ride must end in one too, also when its destination is changed', async () => {
    const inside = { address: 'Near Gulshan', lat: GULSHAN.lat + 0.003, lng: GULSHAN.lng };
    const { token: quoteToken } = await quoteRide(core, trip, rider.userId);
    const ride = await requestRide(core, rider, request({ quoteToken }));
    await make({ corners: around(GULSHAN), isBothEnds: true });
    await refused(quoteRide(core, trip, rider.userId), 'OUTSIDE_AREA', MUST_END);
    expect(await quoteRide(core, { pickup: GULSHAN, destination: inside }, rider.userId)).toHaveProperty(
      'fares',
    );
    // The ride keeps its destination, and may pass elsewhere on its way; a new destination must be inside.
    const stop = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
    const change = { rideId: ride.id, stops: [stop], destination: AIRPORT };
    const elsewhere = { ...change, destination: { address: 'Uttara 7', lat: 23.8759, lng: 90.3795 } };
    await refused(quoteRoute(core, rider, elsewhere), 'OUTSIDE_AREA', MUST_END);
    await refused(changeRoute(core, rider, elsewhere), 'OUTSIDE_AREA', MUST_END);
    expect(await changeRoute(core, rider, change)).toMatchObject({ stops: [stop] });
    await changeRoute(core, rider, { ...change, stops: [], destination: inside });
    await make({ corners: around(AIRPORT) });
    expect(await quoteRide(core, trip, rider.userId)).toHaveProperty('fares');
  });

  test('and after it has ended, riders are picked up everywhere again', async () => {
    const { id: areaId, name } = await make();
    await known([name]);
    const ended = await endServiceArea(other, admin, { areaId });
    expect(ended.ended).toMatchObject({ by: { id: admin.userId } });
    await known([]);
    expect(await endServiceArea(core, admin, { areaId })).toEqual(ended);
    expect(await quoteRide(core, trip, rider.userId)).toHaveProperty('fares');
    await refused(endServiceArea(core, admin, { areaId: crypto.randomUUID() }), 'NOT_FOUND');
  });
});

describe('an area', () => {
  test('is made once, however often it is sent', async () => {
    const drawn = input({ name: 'Gulshan' });
    const made = await Promise.all([core, other, core].map((each) => makeServiceArea(each, admin, drawn)));
    expect(new Set(made.map(({ madeAt }) => madeAt)).size).toBe(1);
    await refused(makeServiceArea(core, admin, { ...drawn, isBothEnds: true }), 'COMMAND_REUSED');
    await refused(makeServiceArea(core, admin, { ...drawn, corners: around(GULSHAN) }), 'COMMAND_REUSED');
    await known(['Gulshan']);
  });

  test('of a name that another one has is refused, whatever its case and in whichever process', async () => {
    const both = await Promise.allSettled([
      makeServiceArea(core, admin, input({ name: 'Old Town' })),
      makeServiceArea(other, admin, input({ name: 'OLD TOWN' })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = both.find((each) => each.status === 'rejected');
    expect(failed?.reason).toMatchObject({
      ...{
        code: 'SERVICE_AREA_TAKEN',
        message: 'There’s already a service area with this name. Choose another.',
      },
      fields: new Map([['name', ['SERVICE_AREA_TAKEN']]]),
    });
  });

  test('takes the place of another at one moment, also under its name', async () => {
    const { id: replaces } = await make({ name: 'North' });
    const next = await make({ name: 'north', corners: around(GULSHAN), replaces });
    await known(['north']);
    const sent = { ...input(), id: next.id, name: 'north', corners: around(GULSHAN) };
    expect(await makeServiceArea(other, admin, { ...sent, replaces })).toEqual(next);
    await refused(makeServiceArea(core, admin, sent), 'COMMAND_REUSED');
    await refused(makeServiceArea(core, admin, { ...sent, replaces: next.id }), 'COMMAND_REUSED');
    await refused(makeServiceArea(core, admin, input({ replaces })), 'SERVICE_AREA_ENDED');
    await refused(makeServiceArea(core, admin, input({ replaces: crypto.randomUUID() })), 'NOT_FOUND');
    const { items } = await listServiceAreas(core.db, { page: 1, limit: 20 });
    expect(items[0]).toMatchObject({ id: next.id, corners: around(GULSHAN), ended: null });
    expect(items[1]).toMatchObject({ id: replaces, ended: { by: { id: admin.userId } } });
    const { rows } = await core.db.pool.query<{ data: object }>(
      `select data from account_events where type = 'service_area.changed' order by at desc limit 1`,
    );
    expect(rows[0]?.data).toMatchObject({
      areaId: next.id,
      replaced: { areaId: replaces, areaName: 'North' },
    });
  });

  test('with a corner outside of the map is refused, and one too many', async () => {
    const away = [...around(AIRPORT).slice(0, 3), { lat: 22.36, lng: 91.78 }];
    await refused(
      makeServiceArea(core, admin, input({ corners: away })),
      'BAD_INPUT',
      'At least one corner is outside the city’s map. Move it inside.',
    );
    for (let n = 0; n < 20; n += 1) await makeServiceArea(core, admin, input());
    await refused(makeServiceArea(core, admin, input()), 'SERVICE_AREAS_FULL');
    const [first] = core.serviceAreas.standing();
    await makeServiceArea(core, admin, input({ replaces: first!.id }));
  });

  test('has only the corners that those in use leave, its own predecessor aside', async () => {
    const circle = (count: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        return { lat: GULSHAN.lat + 0.01 * Math.sin(angle), lng: GULSHAN.lng + 0.01 * Math.cos(angle) };
      });
    const full = input({ corners: circle(200) });
    for (let n = 0; n < 4; n += 1) await makeServiceArea(core, admin, input({ corners: circle(200) }));
    await makeServiceArea(core, admin, full);
    await refused(
      makeServiceArea(core, admin, input({ corners: circle(3) })),
      'AREA_CORNERS_FULL',
      'Service areas in use have at most 1,000 corners together. Draw fewer, or end an area first.',
    );
    await makeServiceArea(core, admin, input({ corners: circle(200), replaces: full.id }));
  });
});
