import type {
  BoardChange,
  BoardSnapshot,
  DrivingChange,
  DrivingSnapshot,
  OffersChange,
  OffersSnapshot,
  RiderChange,
  RiderSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { makeProgram } from '../testing/programs.ts';
import { callRest } from '../testing/rest/call-rest.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { OFFER } from './offer-rides.ts';

const database = useTestDatabase();
let apis: [TestApi, TestApi];
beforeAll(async () => {
  apis = [await startTestApi(database.connectionString), await startTestApi(database.connectionString)];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

test('who is about to drop somebody off is asked, takes the next ride, and drives it, at two processes', async () => {
  const [first, second] = apis;
  const { db } = first.core;
  const karimActor = await makeActor(db, 'driver', { available: false });
  const karim = connect(second.url, karimActor);
  await karim.trpc.drivers.setAvailability.mutate({ available: true });
  const nadiaActor = await makeActor(db, 'rider');
  const nadia = connect(first.url, nadiaActor);
  const tariq = connect(first.url, await makeActor(db, 'rider'));
  const admin = connect(second.url, await makeActor(db, 'admin'));
  const { id: presentId } = await tariq.trpc.rides.request.mutate(request());
  await karim.trpc.rides.accept.mutate({ rideId: presentId });
  for (const to of ['picked_up', 'in_transit'] as const)
    await karim.trpc.rides.advance.mutate({ rideId: presentId, to });
  await karim.trpc.drivers.reportPosition.mutate({
    positions: [{ lat: AIRPORT.lat - 0.003, lng: AIRPORT.lng, at: Date.now() }],
  });
  await expect.poll(() => first.core.drivers.listEnding()).toHaveLength(1);
  const offered = await record<OffersSnapshot, OffersChange>((handlers) =>
    karim.trpc.rides.offers.subscribe(undefined, handlers),
  );
  const driving = await record<DrivingSnapshot, DrivingChange>((handlers) =>
    karim.trpc.rides.driving.subscribe(undefined, handlers),
  );
  const board = await record<BoardSnapshot, BoardChange>((handlers) =>
    admin.trpc.rides.board.subscribe(undefined, handlers),
  );

  const { id: rideId } = await nadia.trpc.rides.request.mutate(
    request({ pickup: AIRPORT, destination: GULSHAN }),
  );
  const riding = await record<RiderSnapshot, RiderChange>((handlers) =>
    nadia.trpc.rides.current.subscribe(undefined, handlers),
  );
  await expect
    .poll(() => offered.changes())
    .toContainEqual(
      expect.objectContaining({ kind: 'offered', offer: expect.objectContaining({ isNext: true }) }),
    );
  await karim.trpc.rides.accept.mutate({ rideId });
  const next = { driver: expect.objectContaining({ id: karimActor.userId }), pickupAt: expect.any(String) };
  const reserved = expect.objectContaining({ id: rideId, status: 'requested', driver: null, next });
  await expect.poll(() => riding.changes()).toContainEqual({ kind: 'ride', ride: reserved });
  await expect.poll(() => board.changes()).toContainEqual({ kind: 'ride', ride: reserved });
  await expect
    .poll(() => driving.changes())
    .toContainEqual({ kind: 'next', ride: expect.objectContaining({ id: rideId }) });
  await expect.poll(() => offered.changes()).toContainEqual({ kind: 'cleared' });
  const { accessToken } = await makeProgram(first.core, nadiaActor);
  const read = async (path: string) =>
    (await callRest(first, { method: 'GET', path, headers: { authorization: `Bearer ${accessToken}` } })).body
      .ride;
  const named = {
    profile: { name: karimActor.name, phone: expect.any(String) },
    vehicle: { model: 'Toyota Axio' },
  };
  for (const path of ['/rides/current', `/rides/${rideId}`])
    expect(await read(path)).toMatchObject({
      status: 'requested',
      driver: null,
      next: { driver: { _id: karimActor.userId, ...named }, pickupAt: expect.any(String) },
    });
  const later = await record<DrivingSnapshot, DrivingChange>((handlers) =>
    karim.trpc.rides.driving.subscribe(undefined, handlers),
  );
  expect(later.messages[0]).toMatchObject({ data: { ride: { id: presentId }, next: { id: rideId } } });

  await karim.trpc.rides.advance.mutate({ rideId: presentId, to: 'completed' });
  const accepted = expect.objectContaining({ id: rideId, status: 'accepted' });
  await expect.poll(() => riding.changes()).toContainEqual({ kind: 'ride', ride: accepted });
  await expect.poll(() => driving.changes()).toContainEqual({ kind: 'ride', ride: accepted });

  await Promise.all([karim, nadia, tariq, admin].map((client) => client.close()));
});

test('a driver whose next ride is canceled is told, and so is a rider whose driver gives it up', async () => {
  const [api] = apis;
  const { db } = api.core;
  const rina = connect(api.url, await makeActor(db, 'driver'));
  const tariq = connect(api.url, await makeActor(db, 'rider'));
  const { id: presentId } = await tariq.trpc.rides.request.mutate(request());
  await rina.trpc.rides.accept.mutate({ rideId: presentId });
  for (const to of ['picked_up', 'in_transit'] as const)
    await rina.trpc.rides.advance.mutate({ rideId: presentId, to });
  const me = await rina.trpc.rides.own.query();
  const reserve = async (rideId: string) => {
    const offer = { driverId: me!.driver!.id, meters: 900, seconds: 300, leftSeconds: 120 };
    await api.core.changeRide(OFFER, { rideId, offers: [offer], onlyIfWave: null });
    await rina.trpc.rides.accept.mutate({ rideId });
  };
  const driving = await record<DrivingSnapshot, DrivingChange>((handlers) =>
    rina.trpc.rides.driving.subscribe(undefined, handlers),
  );
  const nadia = connect(api.url, await makeActor(db, 'rider'));
  const { id: canceledId } = await nadia.trpc.rides.request.mutate(request());
  await reserve(canceledId);
  await nadia.trpc.rides.cancel.mutate({ rideId: canceledId });
  await expect
    .poll(() => driving.changes())
    .toContainEqual(expect.objectContaining({ kind: 'left', rideId: canceledId }));

  const { id: givenUpId } = await nadia.trpc.rides.request.mutate(request());
  await reserve(givenUpId);
  const riding = await record<RiderSnapshot, RiderChange>((handlers) =>
    nadia.trpc.rides.current.subscribe(undefined, handlers),
  );
  await rina.trpc.rides.decline.mutate({ rideId: givenUpId });
  await expect
    .poll(() => riding.changes())
    .toContainEqual(expect.objectContaining({ kind: 'ride', lost: 'given_back' }));
  await expect
    .poll(() => driving.changes())
    .toContainEqual(expect.objectContaining({ kind: 'left', rideId: givenUpId }));

  // Reserved by another driver, the page opens without the one who gave it up.
  const lina = connect(api.url, await makeActor(db, 'driver'));
  const salma = connect(api.url, await makeActor(db, 'rider'));
  const { id: otherId } = await salma.trpc.rides.request.mutate(request());
  await lina.trpc.rides.accept.mutate({ rideId: otherId });
  for (const to of ['picked_up', 'in_transit'] as const)
    await lina.trpc.rides.advance.mutate({ rideId: otherId, to });
  const openPage = () =>
    record<RiderSnapshot, RiderChange>((handlers) => nadia.trpc.rides.current.subscribe(undefined, handlers));
  expect((await openPage()).messages[0]).toMatchObject({ data: { lost: { why: 'given_back' } } });
  const linasId = (await lina.trpc.rides.own.query())!.driver!.id;
  const offer = { driverId: linasId, meters: 900, seconds: 300, leftSeconds: 120 };
  await api.core.changeRide(OFFER, { rideId: givenUpId, offers: [offer], onlyIfWave: null });
  await lina.trpc.rides.accept.mutate({ rideId: givenUpId });
  const [snapshot] = (await openPage()).messages;
  expect(snapshot).toMatchObject({ data: { ride: { id: givenUpId, next: expect.anything() as object } } });
  expect(snapshot).not.toHaveProperty('data.lost');
  await Promise.all([lina, salma].map((client) => client.close()));
  await Promise.all([rina, tariq, nadia].map((client) => client.close()));
});
