import type { AroundChange, AroundSnapshot, BoardDemand } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { tellBoard, tellDrivers } from './live-demand.ts';
import { suggestToDrivers } from './suggest-to-drivers.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

test('drivers who look learn where enough is asked for, admins how much, and nobody what they look away from', async () => {
  const join = async (role: 'rider' | 'driver' | 'admin') => {
    const actor = await makeActor(api.core.db, role, { available: false });
    return { ...connect(api.url, actor), userId: actor.userId };
  };
  const [driver, admin] = [await join('driver'), await join('admin')];
  const riders = [await join('rider'), await join('rider'), await join('rider')] as const;
  const ask = async (rider: (typeof riders)[number]) => {
    const { id: rideId } = await rider.trpc.rides.request.mutate(request());
    // It is requested all the same, and no one is offered it.
    await rider.trpc.rides.cancel.mutate({ rideId });
  };
  const around = await record<AroundSnapshot, AroundChange>((handlers) =>
    driver.trpc.demand.around.subscribe(undefined, handlers),
  );
  const board = await record<BoardDemand, BoardDemand>((handlers) =>
    admin.trpc.demand.board.subscribe(undefined, handlers),
  );
  expect(around.snapshots()).toEqual([{ areas: [], move: null }]);
  expect(board.snapshots()).toEqual([{ areas: [] }]);
  const tell = async () => {
    await tellDrivers(api.core);
    await tellBoard(api.core);
  };

  await ask(riders[0]);
  await ask(riders[0]);
  await ask(riders[1]);
  await tell();
  const area = { lat: 23.797, lng: 90.4106, level: 3, askedCount: 3, expectedCount: 3, idleCount: 0 };
  await expect.poll(() => board.changes().at(-1)?.areas).toMatchObject([area]);
  // Two people are too few, however often they ask.
  expect(around.changes().filter(({ areas }) => areas.length > 0)).toEqual([]);

  await ask(riders[2]);
  await tell();
  await expect.poll(() => board.changes().at(-1)?.areas).toMatchObject([{ askedCount: 4 }]);
  await expect.poll(() => around.changes().at(-1)).toEqual({ areas: [[23.797, 90.4106, 3]] });
  // Told once.
  const count = around.changes().length;
  await tell();
  await driver.trpc.places.all.query();
  expect(around.changes()).toHaveLength(count);

  // A driver who waits some streets away is told to come, by a new snapshot.
  await driver.trpc.drivers.setAvailability.mutate({ available: true });
  const away = { lat: GULSHAN.lat + 0.0156, lng: GULSHAN.lng };
  await expect
    .poll(() => driver.trpc.drivers.reportPosition.mutate({ positions: [{ ...away, at: Date.now() }] }))
    .toEqual({ accepted: true });
  await expect
    .poll(() => suggestToDrivers(api.core).then(() => around.snapshots().at(-1)?.move))
    .toMatchObject({
      name: 'Gulshan',
    });
  const { move } = around.snapshots().at(-1) as AroundSnapshot;
  await driver.trpc.demand.dismissMove.mutate({ madeAt: move!.madeAt });
  await expect.poll(() => around.snapshots().at(-1)?.move).toBe(null);
  await expect(driver.trpc.demand.dismissMove.mutate({ madeAt: 1e99 })).rejects.toMatchObject({
    data: { code: 'BAD_INPUT' },
  });

  // Drivers who may not drive may not look either, from that moment on.
  await admin.trpc.drivers.suspend.mutate({ driverId: driver.userId });
  await expect.poll(() => around.errors.at(-1)?.data?.code).toBe('DRIVER_SUSPENDED');
  around.stop();
  board.stop();
  await expect.poll(() => api.core.hub.has('demand') || api.core.hub.has('board-demand')).toBe(false);
  await Promise.all([driver, admin, ...riders].map((each) => each.close()));
});
