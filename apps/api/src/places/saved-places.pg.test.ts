import { MOST_OTHER_PLACES, SavePlaceInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../own-data/erase-account.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listSavedPlaces, removePlace, savePlace } from './saved-places.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
});

const home = () => ({ id: crypto.randomUUID(), kind: 'home' as const, ...GULSHAN, address: 'Lane 9' });
const named = (name: string) => ({ ...home(), kind: 'other' as const, name });
const list = (of = rider) => listSavedPlaces(core.db, of.userId);

test('home first, then work, then the others as they were saved; each is renamed and moved by its id', async () => {
  const [nani, gym] = [named('Nani'), named('Gym')];
  const work = { ...home(), kind: 'work' as const, name: 'kept by nobody' };
  for (const place of [nani, gym, work, home()]) await savePlace(core, rider, place);
  expect((await list()).map(({ kind, name }) => name ?? kind)).toEqual(['home', 'work', 'Nani', 'Gym']);
  await savePlace(core, rider, { ...nani, name: 'Nana', ...AIRPORT });
  expect((await list())[2]).toEqual({
    ...{ id: nani.id, kind: 'other', name: 'Nana' },
    ...AIRPORT,
  });
});

test('a rider has one home: a new one takes its place, and so does a place that becomes it', async () => {
  const [first, second, nani] = [home(), home(), named('Nani')];
  for (const place of [first, second, nani]) await savePlace(core, rider, place);
  expect((await list()).map(({ id }) => id)).toEqual([second.id, nani.id]);
  await savePlace(core, rider, { ...nani, kind: 'home' });
  expect(await list()).toMatchObject([{ id: nani.id, kind: 'home', name: null }]);
});

test('there is room for so many and no more, also for two devices at once; a home always fits', async () => {
  for (let n = 1; n < MOST_OTHER_PLACES; n++) await savePlace(core, rider, named(`Place ${n}`));
  const saved = await Promise.allSettled([
    savePlace(core, rider, named('A')),
    savePlace(core, rider, named('B')),
  ]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(saved).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'PLACES_FULL' }),
  });
  const [first = home()] = await list();
  await savePlace(core, rider, { ...first, name: 'Renamed' });
  await savePlace(core, rider, home());
  expect(await list()).toHaveLength(MOST_OTHER_PLACES + 1);
});

test('places are their rider’s alone, and go with the account; what changes is told to their devices', async () => {
  const heard = await hearEvents(database.connectionString);
  const other = await makeActor(core.db, 'rider');
  const place = home();
  await savePlace(core, rider, place);
  await savePlace(core, other, { ...place, address: 'Elsewhere' });
  await removePlace(core, other, { id: place.id });
  await removePlace(core, other, { id: place.id });
  expect(await list()).toMatchObject([{ address: 'Lane 9' }]);
  const changes = async (of: TestActor) =>
    (await heard.allOf(of.userId)).filter(({ event }) => event === 'places.changed');
  expect(await changes(other)).toHaveLength(2);
  expect(await changes(rider)).toHaveLength(1);
  await heard.stop();
  await inTransaction(core.db, (tx) =>
    eraseAccount(core, tx, rider.userId, { ipAddress: null, userAgent: null }),
  );
  expect(await list()).toEqual([]);
});

test.each([
  [{ kind: 'other' }, 'missing {"field":"name"}'],
  [{ kind: 'other', name: ' ' }, 'missing {"field":"name"}'],
  [{ name: 'x'.repeat(41), kind: 'other' }, 'tooLong {"field":"name","max":40}'],
  [{ kind: 'gym' }, 'savedPlaceKind'],
  [{ id: 'home' }, 'savedPlaceId'],
  [{ lat: 91 }, 'latRange'],
  [{ address: '' }, 'missing {"field":"address"}'],
])('%j is refused: %s', (wrong, message) => {
  const { error } = SavePlaceInput.safeParse({ ...home(), ...wrong });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
