import { addDays, cityDay } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userTopic } from '../live/topics.ts';
import { SCHEDULED } from './scheduled-events.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { liveScheduled } from './live-scheduled.ts';
import { createAsksAtRefresher } from './refresh-asks-at.ts';
import { scheduleRide } from './schedule-ride.ts';
import { takeScheduled } from './take-scheduled.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const MINUTE_MS = 60_000;
let rider: TestActor;
let id: string;
let pickupMs: number;
let heard: string[];
/** In seconds. */
let lead: number;
const leaves: (() => void)[] = [];
const deps = () => ({ ...core, scheduledLeads: { secondsFor: () => Promise.resolve(lead) } });
beforeEach(async () => {
  await core.db.pool.query('delete from scheduled_rides');
  rider = await makeActor(core.db, 'rider');
  heard = [];
  openPages();
  const ride = await scheduleRide(core, rider, {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00' },
  });
  ({ id } = ride);
  pickupMs = Date.parse(ride.pickupAt);
  // Or a test would take this event for its own.
  await expect.poll(() => heard.length).toBe(2);
  leaves.splice(0).forEach((leave) => leave());
  heard = [];
  lead = 600;
});
afterEach(() => leaves.splice(0).forEach((leave) => leave()));

const openPages = () => {
  for (const topic of [userTopic(rider.userId), SCHEDULED])
    leaves.push(
      core.hub.join(topic, {
        view: ({ event }) => (event === 'scheduled.changed' ? 'reread' : undefined),
        push: () => {},
        reread: () => heard.push(topic),
      }),
    );
};
const minutesBefore = (minutes: number) => pickupMs - minutes * MINUTE_MS;

test('the rider’s page and the desk’s read again when drivers are asked at another time than they say', async () => {
  openPages();
  const refresh = createAsksAtRefresher(deps());
  const both = [userTopic(rider.userId), SCHEDULED];
  await refresh(minutesBefore(31));
  expect(heard).toEqual([]);
  await refresh(minutesBefore(29));
  expect(heard.splice(0)).toEqual(both);
  await refresh(minutesBefore(28));
  expect(heard).toEqual([]);
  lead = 1_200;
  await refresh(minutesBefore(27));
  expect(heard.splice(0)).toEqual(both);
});

test('days before, they read again once its type is stopped, and once it is offered again', async () => {
  openPages();
  const both = [userTopic(rider.userId), SCHEDULED];
  let isEnabled = true;
  const list = () => core.rideTypes.list().map((type) => ({ ...type, isEnabled }));
  const find = (id: string) => list().find((type) => type.id === id);
  const refresh = createAsksAtRefresher({ ...deps(), rideTypes: { list, find } });
  await refresh();
  for (isEnabled of [false, true]) {
    await refresh();
    expect(heard.splice(0)).toEqual(both);
    await refresh();
    expect(heard).toEqual([]);
  }
});

test('of a ride that a driver took, or where nobody looks, nothing is read', async () => {
  const refresh = createAsksAtRefresher(deps());
  await refresh(minutesBefore(29));
  openPages();
  await takeScheduled(core, await makeActor(core.db, 'driver'), { id });
  await expect.poll(() => heard.length).toBe(2);
  heard = [];
  await refresh(minutesBefore(28));
  expect(heard).toEqual([]);
});

test('a rider reads about when drivers are asked, until one took it', async () => {
  const page = () => liveScheduled(deps(), rider).read();
  const { rides } = await page();
  expect(rides).toMatchObject([{ id, asksAt: new Date(minutesBefore(10)).toISOString() }]);
  await takeScheduled(core, await makeActor(core.db, 'driver'), { id });
  expect((await page()).rides[0]).not.toHaveProperty('asksAt');
});
