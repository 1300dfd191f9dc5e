import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, test } from 'vitest';
import { z } from 'zod';
import { inSnapshot } from '../core/in-snapshot.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { checkRows } from '../testing/check-rows.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findRideIds } from './find-ride-ids.ts';
import { findRidesOfPeople } from './find-rides-of-people.ts';

const database = useTestDatabase();
const Id = z.strictObject({ id: z.uuid() });
const core = useTestCore(database);
let rider: TestActor;
beforeAll(async () => {
  // A search uses the index only if a glance at the newest isn't enough.
  for (const _ of [1, 2, 3]) {
    rider = await makeActor(core.db, 'rider');
    await requestRide(core, rider, request());
  }
});

const place = request().pickup.address.slice(0, 8);
const find = () =>
  inSnapshot(core.db, (snapshot) => findRideIds(snapshot, [place], {}, { glance: 1, long: 1 }));

test.each([
  ['letters of a search', /search_letters\(lower/, z.strictObject({ letters: z.string() })],
  ['words of the newest', /select letters from/, z.strictObject({ letters: z.string() })],
  [
    'the newest that are looked through',
    /row_number\(\) over/,
    Id.extend({ n: z.int(), isMatch: z.boolean() }),
  ],
  ['what the index finds', /^\s*select (found\.id|s\.ride_id as id)/, Id],
])('%s', (_, text, row) => checkRows(core.db, find, text, row));

test('rides of people', async () => {
  const search = rider.userId.slice(-6);
  await checkRows(
    core.db,
    () => inSnapshot(core.db, (snapshot) => findRidesOfPeople(snapshot, search, {})),
    /select distinct own\.id from unnest/,
    Id,
  );
});
