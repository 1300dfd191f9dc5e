import type { IncidentState } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { raiseAlert } from './raise-alert.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { getRideStory } from '../rides/desk/ride-story-queries.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { closeIncident } from './close-incident.ts';
import { getIncident, listIncidents } from './incident-queries.ts';
import { noteIncident } from './note-incident.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let ada: TestActor;
let omar: TestActor;
let rider: TestActor;
let driver: TestActor;
let rideId: string;

beforeAll(async () => {
  [ada, omar] = [await makeActor(core.db, 'admin'), await makeActor(core.db, 'admin')];
});
beforeEach(async () => {
  [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  rideId = (await requestRide(core, rider, request())).id;
  await acceptRide(core, driver, { rideId });
});

const call = (by = rider, message = '') => raiseAlert(core, by, { rideId, message, location: GULSHAN });
const take = (alertId: string, by = ada) => acknowledgeAlert(core, by, { alertId });
const note = (text: string, commandId: string = crypto.randomUUID(), by = ada) =>
  noteIncident(core, by, { rideId, commandId, text });
const close = (by = ada) => closeIncident(core, by, { rideId });
const listed = async (state?: IncidentState) =>
  (await listIncidents(core.db, { page: 1, limit: 100, state })).items.map((each) => each.rideId);

test('of one ride all calls are one incident: open, in hand, closed, and open again by a later call', async () => {
  const [first, second] = [await call(rider, 'Wrong way'), await call(driver)];
  expect(await getIncident(core.db, rideId)).toMatchObject({
    state: 'open',
    owner: null,
    calls: [
      { id: second.id, by: { role: 'driver' } },
      { id: first.id, by: { role: 'rider' }, message: 'Wrong way' },
    ],
    notes: [],
    ride: {
      status: 'accepted',
      riderName: rider.name,
      driverId: driver.userId,
      driverName: driver.name,
      isDeleted: false,
    },
  });
  await take(first.id);
  expect((await getIncident(core.db, rideId)).state).toBe('open');
  await expect(close()).rejects.toMatchObject({ code: 'INCIDENT_OPEN' });
  await take(second.id, omar);
  expect(await getIncident(core.db, rideId)).toMatchObject({
    state: 'in_hand',
    owner: { by: { id: omar.userId, name: omar.name } },
  });
  const closed = await close();
  expect(closed).toMatchObject({ state: 'closed', calls: [{ closed: { by: { id: ada.userId } } }, {}] });
  expect(await close(omar)).toEqual(closed);
  await call(rider, 'Again');
  expect(await getIncident(core.db, rideId)).toMatchObject({
    state: 'open',
    calls: [{ closed: null }, {}, {}],
  });
});

test('it is listed by its state, what waits for somebody first', async () => {
  const { id } = await call();
  const mine = rideId;
  expect([(await listed())[0], await listed('open')]).toEqual([mine, expect.arrayContaining([mine])]);
  await take(id);
  expect([await listed('open'), await listed('in_hand')]).toEqual([
    expect.not.arrayContaining([mine]),
    expect.arrayContaining([mine]),
  ]);
  await close();
  expect([await listed('in_hand'), await listed('closed')]).toEqual([
    expect.not.arrayContaining([mine]),
    expect.arrayContaining([mine]),
  ]);
  const pages = await listIncidents(core.db, { page: 2, limit: 1 });
  expect([pages.items.length, pages.total]).toEqual([1, (await listed()).length]);
});

test('notes say who and when, once however often they are sent, and stand in the ride’s story and the trail', async () => {
  expect((await getRideStory(core.db, rideId)).incident).toBeNull();
  await expect(note('Too early')).rejects.toMatchObject({ code: 'INCIDENT_NOT_FOUND' });
  const { id } = await call();
  const heard = await hearEvents(database.connectionString);
  const commandId = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => note('Called her: she is safe.', commandId)));
  await note('The driver was told.', undefined, omar);
  await expect(note('Other words', commandId)).rejects.toMatchObject({ code: 'COMMAND_REUSED' });
  await take(id);
  await close();
  await expect.poll(() => heard.ofRide(rideId)).toEqual([]);
  await heard.stop();
  const { incident } = await getRideStory(core.db, rideId);
  expect(incident).toEqual(await getIncident(core.db, rideId));
  expect(incident?.notes).toEqual([
    {
      id: commandId,
      text: 'Called her: she is safe.',
      by: { id: ada.userId, name: ada.name },
      at: expect.any(String),
    },
    expect.objectContaining({ text: 'The driver was told.', by: { id: omar.userId, name: omar.name } }),
  ]);
  const { rows } = await core.db.pool.query<{ type: string }>(
    `select type from account_events where data ->> 'rideId' = $1 order by id`,
    [rideId],
  );
  expect(rows.map(({ type }) => type)).toEqual([
    'alert.raised',
    'incident.noted',
    'incident.noted',
    'alert.acknowledged',
    'incident.closed',
  ]);
});

test('a call that comes while it is being closed is not closed with it', async () => {
  const { id } = await call();
  await take(id);
  const held = await holdRow(database.connectionString, 'select from alerts where id = $1 for update', [id]);
  const closing = close();
  await held.waiting(1);
  await call(driver, 'Me too');
  await held.release();
  await closing.catch(() => undefined);
  const { state, calls } = await getIncident(core.db, rideId);
  expect([state, calls[0]?.closed]).toEqual(['open', null]);
});

test('only admins', async () => {
  await call();
  await expect(note('x', undefined, driver)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(close(rider)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
