import { FIRST_RIDE_TYPES } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestCore } from '../testing/start-test-core.ts';
import type { RunningServices } from '../server/start-services.ts';

const database = useTestDatabase();
let core: RunningServices;

beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

const byPlace = FIRST_RIDE_TYPES.toSorted((a, b) => a.place - b.place);

test('a new city has the types that the public pages show, in the order of their prices', () => {
  expect(core.rideTypes.list()).toEqual(byPlace);
  expect(core.clientConfig.rideTypes).toEqual(byPlace);
  for (const end of [0, 1] as const) {
    const dollars = byPlace.map(({ aboutDollars }) => aboutDollars[end]);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  }
});

test('a change of the table is known as soon as it commits; a type that is disabled can’t be asked for', async () => {
  expect(core.rideTypes.getOffered('luxury').minimumCents).toBe(1_400);
  await core.db.pool.query(`update ride_types set is_enabled = false where id = 'luxury'`);
  await vi.waitFor(() => expect(core.rideTypes.find('luxury')?.isEnabled).toBe(false));
  expect(core.clientConfig.rideTypes).toHaveLength(5);
  expect(core.rideTypes.offered().map(({ id }) => id)).toEqual(['standard', 'comfort', 'premium', 'xl']);
  for (const type of ['luxury', 'rocket'])
    expect(() => core.rideTypes.getOffered(type)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT', refused: ['rideTypeUnknown'] }),
    );
});
