import { ListRidesInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { cancelRide } from '../cancel-ride.ts';
import { listRides } from '../desk/list-rides.ts';
import { requestRide } from '../request-ride.ts';

const database = useTestDatabase();
const core = useTestCore(database);
/** By their pickups. */
const rides = new Map<string, string>();

beforeAll(async () => {
  for (const address of ['House #5, Banani', '100% Fresh Market', 'Road 27_b, Gulshan']) {
    const rider = await makeActor(core.db, 'rider');
    const ride = await requestRide(core, rider, request({ pickup: { ...GULSHAN, address } }));
    rides.set(address, ride.id);
    if (address.includes('Fresh')) await cancelRide(core, rider, { rideId: ride.id });
  }
});

const found = async (input: Partial<ListRidesInput>) =>
  (await listRides(core.db, ListRidesInput.parse(input))).items.map(({ pickup }) => pickup.address);

test('the newest first, with their people', async () => {
  expect(await found({})).toEqual(['Road 27_b, Gulshan', '100% Fresh Market', 'House #5, Banani']);
  const [ride] = (await listRides(core.db, ListRidesInput.parse({ limit: 1 }))).items;
  expect(ride).toMatchObject({ driver: null, rider: { email: expect.stringContaining('@example.test') } });
});

test('found by either end, in whatever case, each character meaning itself', async () => {
  expect(await found({ search: 'BANANI' })).toEqual(['House #5, Banani']);
  expect(await found({ search: AIRPORT.address.toLowerCase() })).toHaveLength(3);
  expect(await found({ search: '%' })).toEqual(['100% Fresh Market']);
  expect(await found({ search: '_' })).toEqual(['Road 27_b, Gulshan']);
  expect(await found({ search: '\\' })).toEqual([]);
});

test('found by the end of the id, as it is written for people too', async () => {
  for (const [address, id] of rides) {
    for (const search of [id, id.slice(-6), `#${id.slice(-6)}`, `#${id.slice(-6).toUpperCase()}`])
      expect([search, await found({ search })]).toEqual([search, [address]]);
  }
  expect(await found({ search: '#5' })).toContain('House #5, Banani');
});

test('filtered by status, with or without a search', async () => {
  expect(await found({ status: 'canceled' })).toEqual(['100% Fresh Market']);
  expect(await found({ status: 'requested', search: 'banani' })).toEqual(['House #5, Banani']);
  expect(await found({ status: 'canceled', search: 'banani' })).toEqual([]);
});
