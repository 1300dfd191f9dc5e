import { expect, test } from 'vitest';
import type { ServerEvent } from '../../live/events.ts';
import type { Topic } from '../../live/topics.ts';
import { topicsOf } from './topics-of.ts';
import { OTHER_ROWS } from '../../testing/seen/other-rows.ts';
import { RIDE_ROWS } from '../../testing/seen/ride-rows.ts';
import type { Row } from '../../testing/seen/rows.ts';
import { LIVE_VIEWS, openAll, watchLiveViews } from '../../testing/seen/watch-live-views.ts';

/** What each event shows to everyone in every live view. A ride's event without a row shows the ride alone; any other fails the type check. */
const ROWS: Record<ServerEvent['event'], readonly (Row<object> & { on?: readonly Topic[] })[]> = {
  ...RIDE_ROWS,
  ...OTHER_ROWS,
};

/** The live views each person opens. A view without a row fails. */
const OPENED_BY = {
  rider: [
    'alerts.mine',
    'apiKeys.mine',
    'chat.live',
    'checkIns.live',
    'notifications.live',
    'places.saved',
    'problems.ofRide',
    'profile.current',
    'ratings.live',
    'rides.current',
    'rides.nearbyCars',
    'rides.watch',
    'scheduled.mine',
    'serviceAreas.live',
    'sessions.list',
    'sharing.contacts',
    'sharing.link',
    'streetChanges.live',
    'streets.city',
    'system.rideTypes',
    'wishes.list',
  ],
  driver: [
    'alerts.mine',
    'announcements.mine',
    'apiKeys.mine',
    'chat.live',
    'checkIns.live',
    'demand.around',
    'documents.mine',
    'drivers.availability',
    'drivers.earnings',
    'drivers.preferences',
    'notifications.live',
    'problems.ofRide',
    'profile.current',
    'quests.ownChanges',
    'queues.mine',
    'queues.zones',
    'ratings.live',
    'referrals.ownChanges',
    'rides.driving',
    'rides.offers',
    'rides.watch',
    'scheduled.ahead',
    'serviceAreas.live',
    'sessions.list',
    'streetChanges.live',
    'streets.city',
    'system.rideTypes',
    'vehicles.mine',
    'wishes.list',
  ],
  admin: [
    'alerts.open',
    'announcements.changes',
    'apiKeys.mine',
    'demand.board',
    'incidents.changes',
    'messages.changes',
    'notifications.live',
    'problems.changes',
    'profile.current',
    'promos.changes',
    'quests.changes',
    'queues.live',
    'referrals.changes',
    'rides.board',
    'rides.changes',
    'rides.reviews',
    'rides.stuck',
    'rides.track',
    'rides.watch',
    'savedViews.mine',
    'scheduled.changes',
    'scheduled.upcoming',
    'serviceAreas.live',
    'sessions.list',
    'streetChanges.live',
    'streets.city',
    'surge.current',
    'system.rideTypes',
    'tariffs.live',
    'users.changes',
    'webhooks.live',
  ],
} as const;

test.each(Object.entries(OPENED_BY))('a %s opens these live views and no other', async (role, paths) => {
  const opened = await openAll(role as keyof typeof OPENED_BY);
  expect(opened.map(({ path }) => path)).toEqual(paths);
});

test('every live view says who opens it, and who isn’t signed in opens none', async () => {
  expect([...new Set(Object.values(OPENED_BY).flat())].toSorted()).toEqual(LIVE_VIEWS);
  expect(await openAll(null)).toEqual([]);
});

const watching = watchLiveViews();
const cases = Object.entries(ROWS).flatMap(([name, rows]) =>
  rows.map((row) => [name, row.when, { ...row.event, event: name } as ServerEvent, row] as const),
);
test.each(cases)('%s, %s: everybody sees their part and no more', async (_name, _when, event, row) => {
  const seenOf = await watching;
  expect(seenOf(event, row.on ?? topicsOf(event))).toEqual(row.seen);
});
