import type {
  DrivingChange,
  DrivingSnapshot,
  OffersChange,
  OffersSnapshot,
  RiderChange,
  RiderSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { connect, record } from '../../testing/connect.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => (api = await startTestApi(database.connectionString)));
afterAll(() => api.close());

type Client = ReturnType<typeof connect>;
const open: Client[] = [];
const people = {} as Record<'ada' | 'nadia' | 'karim' | 'rina', { actor: TestActor; trpc: Client['trpc'] }>;
let rideId = '';

beforeEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  // The driver of the test before is out of the way.
  await api.core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system', driver_id = null`,
  );
  await api.core.db.pool.query('update drivers set available = false');
  for (const [name, role] of [
    ['ada', 'admin'],
    ['nadia', 'rider'],
    ['karim', 'driver'],
    ['rina', 'driver'],
  ] as const) {
    const actor = await makeActor(api.core.db, role, { available: false });
    const client = connect(api.url, actor);
    open.push(client);
    people[name] = { actor, trpc: client.trpc };
  }
  const { nadia, karim } = people;
  ({ id: rideId } = await nadia.trpc.rides.request.mutate(request()));
  await karim.trpc.drivers.setAvailability.mutate({ available: true });
  await karim.trpc.rides.accept.mutate({ rideId });
});
afterAll(() => Promise.all(open.map((client) => client.close())));

const goOnline = async ({ trpc }: (typeof people)['rina']) => {
  await trpc.drivers.setAvailability.mutate({ available: true });
  await trpc.drivers.reportPosition.mutate({
    positions: [{ lat: GULSHAN.lat, lng: GULSHAN.lng, at: Date.now() }],
  });
};
const reassign = (to?: TestActor) =>
  people.ada.trpc.rides.reassign.mutate({
    rideId,
    fromDriverId: people.karim.actor.userId,
    ...(to && { toDriverId: to.userId }),
    reason: 'Car broke down',
  });
const offersOf = ({ trpc }: (typeof people)['rina']) =>
  record<OffersSnapshot, OffersChange>((handlers) => trpc.rides.offers.subscribe(undefined, handlers));

describe('an accepted ride goes to another driver', () => {
  test('who is named is asked alone, the former one and the rider are told, and who took it is written', async () => {
    const { nadia, karim, rina, ada } = people;
    await goOnline(rina);
    const driving = await record<DrivingSnapshot, DrivingChange>((handlers) =>
      karim.trpc.rides.driving.subscribe(undefined, handlers),
    );
    const riding = await record<RiderSnapshot, RiderChange>((handlers) =>
      nadia.trpc.rides.current.subscribe(undefined, handlers),
    );
    const [offered, former] = [await offersOf(rina), await offersOf(karim)];

    const ride = await reassign(rina.actor);
    expect(ride).toMatchObject({ status: 'requested', driver: null });
    await expect
      .poll(() => driving.changes())
      .toContainEqual({ kind: 'left', rideId, version: ride.version });
    await expect
      .poll(() => riding.changes())
      .toContainEqual(expect.objectContaining({ kind: 'ride', lost: 'support' }));
    await expect
      .poll(() => offered.changes())
      .toContainEqual(
        expect.objectContaining({
          kind: 'offered',
          offer: expect.objectContaining({ pickupMeters: expect.any(Number) as number }) as object,
        }),
      );
    // Never again: neither pushed nor read.
    expect(await karim.trpc.rides.open.query()).toEqual([]);
    expect(former.changes().filter(({ kind }) => kind === 'offered')).toEqual([]);
    await expect(karim.trpc.rides.accept.mutate({ rideId })).rejects.toThrow('You declined this ride.');
    expect(await rina.trpc.rides.accept.mutate({ rideId })).toMatchObject({ status: 'accepted' });

    const { events } = await ada.trpc.rides.story.query({ rideId });
    expect(events.find(({ type }) => type === 'ride.reassigned')).toMatchObject({
      from: 'accepted',
      to: 'requested',
      reason: 'Car broke down',
      actor: { id: ada.actor.userId },
    });
  });

  test('with nobody named, all near are asked at once', async () => {
    const { karim, rina } = people;
    await goOnline(rina);
    // The index learns of positions with the beat.
    await expect
      .poll(() =>
        api.core.drivers.nearest(GULSHAN, {
          limit: 5,
          radiusMeters: 3_000,
          includesUnplaced: false,
        }),
      )
      .not.toEqual([]);
    const offered = await offersOf(rina);
    await reassign();
    await expect.poll(() => offered.changes()).toContainEqual(expect.objectContaining({ kind: 'offered' }));
    expect(await karim.trpc.rides.open.query()).toEqual([]);
  });
});

describe('refused with how it is now, and nothing changes', () => {
  const rideNow = async () =>
    (await api.core.db.pool.query('select status, version, driver_id from rides where id = $1', [rideId]))
      .rows[0];
  const declines = async () =>
    (
      await api.core.db.pool.query(
        'select count(*)::int as n from ride_offers where ride_id = $1 and declined_at is not null',
        [rideId],
      )
    ).rows[0];

  test.each([
    ['picked_up', 'The rider is in the car now, so this ride can’t go to another driver.'],
    ['canceled', 'This ride is now canceled.'],
  ] as const)('%s meanwhile', async (to, sentence) => {
    await people.ada.trpc.rides.setStatus.mutate({ rideId, to });
    const before = await rideNow();
    await expect(reassign()).rejects.toThrow(sentence);
    expect(await rideNow()).toEqual(before);
    expect(await declines()).toEqual({ n: 0 });
  });

  test('to who is offline, to who has it, and from who has it no more', async () => {
    const { karim, rina, ada } = people;
    const before = await rideNow();
    await expect(reassign(rina.actor)).rejects.toThrow('That driver is offline now. Choose another one.');
    await expect(reassign(karim.actor)).rejects.toThrow('That driver has another ride now.');
    await expect(ada.trpc.rides.reassign.mutate({ rideId, fromDriverId: rina.actor.userId })).rejects.toThrow(
      'Another driver now has this ride.',
    );
    await expect(
      ada.trpc.rides.reassign.mutate({ rideId: crypto.randomUUID(), fromDriverId: rina.actor.userId }),
    ).rejects.toThrow('This ride was not found.');
    expect(await rideNow()).toEqual(before);
    expect(await declines()).toEqual({ n: 0 });
  });

  test('pressed by two at once, it happens once', async () => {
    const answers = await Promise.allSettled([reassign(), reassign()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
