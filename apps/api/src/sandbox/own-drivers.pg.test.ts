import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { useTestCore } from '../testing/use-test-core.ts';
import { listSandboxDrivers, makeSandboxDriver, setSandboxDriver } from './own-drivers.ts';
import { createSandbox } from './sandbox.ts';

const core = useTestCore(useTestDatabase());
const DHAKA = { title: 'Dhaka', box: { south: 23.7, west: 90.3, north: 23.9, east: 90.5 } };
const GULSHAN = { lat: 23.7947, lng: 90.4143 };
const BOSTON = { lat: 42.36, lng: -71.06 };
const open = () => ({
  ...core,
  cities: { current: () => DHAKA },
  sandbox: createSandbox(0, { clock: { setAheadMs: () => {} }, startAnew: () => {} }),
});
const OUTSIDE = {
  code: 'OUTSIDE_AREA',
  message: 'Drivers of this sandbox must be in Dhaka. Choose a place there.',
  fields: new Map([['place', ['OUTSIDE_CITY', { city: 'Dhaka' }]]]),
};

test('drivers are put nowhere outside the city, and the refusal names it', async () => {
  const deps = open();
  await expect(makeSandboxDriver(deps, { place: BOSTON })).rejects.toMatchObject(OUTSIDE);
  expect(await listSandboxDrivers(deps)).toEqual([]);
  const { id: driverId } = await makeSandboxDriver(deps, { place: GULSHAN });
  await expect(setSandboxDriver(deps, { driverId, place: BOSTON })).rejects.toMatchObject(OUTSIDE);
  expect(await listSandboxDrivers(deps)).toMatchObject([{ id: driverId, place: GULSHAN }]);
});

test('where rides may begin anywhere, drivers may be anywhere', async () => {
  const deps = { ...open(), clientConfig: { ...core.clientConfig, pickupArea: null } };
  expect(await makeSandboxDriver(deps, { place: BOSTON })).toMatchObject({ place: BOSTON });
});
