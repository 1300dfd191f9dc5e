import type { PreferencesSnapshot, WishesSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record, recordDriving, recordOffers, type TestClient } from '../testing/connect.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
/** Riders are at the first process, drivers at the second. */
let apis: [TestApi, TestApi];
let rider: TestActor;
let karim: TestActor;
let rina: TestActor;
const open: TestClient[] = [];
const clientOf = ({ url }: TestApi, actor: TestActor) => {
  const client = connect(url, actor);
  open.push(client);
  return client;
};
beforeAll(async () => {
  apis = [await startTestApi(database.connectionString), await startTestApi(database.connectionString)];
  const { db } = apis[0].core;
  rider = await makeActor(db, 'rider');
  karim = await makeActor(db, 'driver', { available: false });
  rina = await makeActor(db, 'driver', { available: false });
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await Promise.all(apis.map((api) => api.close()));
});

/** The driver is this many meters north of the pickup, and every process knows it. */
async function stand({ trpc }: TestClient, { userId }: TestActor, meters: number): Promise<void> {
  const place = { lat: GULSHAN.lat + meters / 111_195, lng: GULSHAN.lng };
  await trpc.drivers.reportPosition.mutate({ positions: [{ ...place, at: Date.now() }] });
  for (const { core } of apis)
    await expect.poll(() => core.positions.get(userId)?.lat).toBeCloseTo(place.lat, 5);
}

test('what riders and drivers wish is heeded by every process, and seen on their other devices alone', async () => {
  const riding = clientOf(apis[0], rider);
  const riderPhone = clientOf(apis[1], rider);
  const driving = clientOf(apis[1], karim);
  const driverDesk = clientOf(apis[0], karim);
  const other = clientOf(apis[1], rina);
  for (const { trpc } of [driving, other]) await trpc.drivers.setAvailability.mutate({ available: true });
  const wishes = await record<WishesSnapshot, null>((on) =>
    riderPhone.trpc.wishes.list.subscribe(undefined, on),
  );
  const karimHears = await record<WishesSnapshot, null>((on) =>
    driving.trpc.wishes.list.subscribe(undefined, on),
  );
  const preferences = await record<PreferencesSnapshot, null>((on) =>
    driverDesk.trpc.drivers.preferences.subscribe(undefined, on),
  );
  const rides = await recordDriving(driving);
  const offers = await recordOffers(driving);
  const otherOffers = await recordOffers(other);
  const rideOf = (rideId: string) =>
    apis[0].core.db.pool.query('select status, driver_id from rides where id = $1', [rideId]);
  const askedOf = async (rideId: string) =>
    (
      await apis[0].core.db.pool.query<{ id: string }>(
        'select driver_id as id from ride_offers where ride_id = $1 order by offered_at',
        [rideId],
      )
    ).rows.map(({ id }) => id);

  // The nearest driver has rides accepted automatically: it is theirs without a press, and their screen says so.
  await driving.trpc.drivers.setAutoAccept.mutate({ isOn: true });
  await expect.poll(() => preferences.snapshots().at(-1)?.preferences.autoAccept).toBe(true);
  for (const { core } of apis) await expect.poll(() => core.drivers.wantsAutoAccept(karim.userId)).toBe(true);
  await stand(driving, karim, 100);
  await stand(other, rina, 1_500);
  const first = await riding.trpc.rides.request.mutate(request());
  await expect
    .poll(() => rides.changes())
    .toContainEqual(
      expect.objectContaining({
        ride: expect.objectContaining({ id: first.id, status: 'accepted', acceptedForYou: true }),
      }),
    );
  await driving.trpc.drivers.setAutoAccept.mutate({ isOn: false });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await driving.trpc.rides.advance.mutate({ rideId: first.id, to });

  // Never again: the other driver is asked, however far, and the avoided one hears nothing of it.
  await riding.trpc.wishes.make.mutate({ userId: karim.userId, wish: 'avoided' });
  await expect
    .poll(() => wishes.snapshots().at(-1)?.wishes)
    .toMatchObject([{ name: karim.name, kind: 'avoided' }]);
  for (const { core } of apis)
    await expect.poll(() => core.wishes.isAvoided(rider.userId, karim.userId)).toBe(true);
  const second = await riding.trpc.rides.request.mutate(request());
  await expect.poll(() => askedOf(second.id)).toEqual([rina.userId]);
  await expect.poll(() => JSON.stringify(otherOffers.messages)).toContain(second.id);
  await expect(driving.trpc.rides.accept.mutate({ rideId: second.id })).rejects.toMatchObject({
    data: { code: 'RIDE_NOT_FOUND' },
  });
  expect(JSON.stringify(offers.messages)).not.toContain(second.id);
  expect(karimHears.snapshots()).toEqual([{ wishes: [] }]);
  await riding.trpc.rides.cancel.mutate({ rideId: second.id });
  await riding.trpc.wishes.make.mutate({ userId: karim.userId, wish: null });
  await expect.poll(() => wishes.snapshots().at(-1)?.wishes).toEqual([]);

  // Home is the other way: the further driver is asked, until that is over.
  await driving.trpc.drivers.chooseHome.mutate({ home: { address: 'South', lat: 23.7, lng: GULSHAN.lng } });
  await driving.trpc.drivers.setHomeward.mutate({ isOn: true });
  await expect.poll(() => preferences.snapshots().at(-1)?.preferences.homewardUses.count).toBe(1);
  const toAirport = { pickup: GULSHAN, destination: AIRPORT };
  for (const { core } of apis)
    await expect.poll(() => core.drivers.wants(karim.userId, toAirport)).toBe(false);
  await stand(driving, karim, 110);
  const nadia = await makeActor(apis[0].core.db, 'rider');
  const third = await clientOf(apis[0], nadia).trpc.rides.request.mutate(request());
  await expect.poll(() => askedOf(third.id)).toEqual([rina.userId]);
  await other.trpc.rides.decline.mutate({ rideId: third.id });
  expect((await rideOf(third.id)).rows).toEqual([{ status: 'requested', driver_id: null }]);
  await driving.trpc.drivers.setHomeward.mutate({ isOn: false });
  await expect.poll(() => askedOf(third.id)).toContain(karim.userId);
});
