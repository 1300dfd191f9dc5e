import type {
  AheadSnapshot,
  ScheduledChange,
  ScheduledSnapshot,
  UpcomingSnapshot,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live, liveChanges } from '../live/live-subscription.ts';
import { driverTopic, userTopic } from '../live/topics.ts';
import { RIDES_AHEAD, SCHEDULED } from './scheduled-events.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { listAhead } from './ahead-queries.ts';
import { withAsksAt, type AsksAtDeps } from './asks-at.ts';
import type { AreaNamer } from './area-namer.ts';
import { listAtDesk } from './list-at-desk.ts';
import { listSeries } from './series-queries.ts';
import { listScheduled } from './scheduled-queries.ts';

const scheduledView: View<null> = ({ event }) => (event === 'scheduled.changed' ? 'reread' : undefined);

/** A rider's scheduled rides, on all their devices. */
export const liveScheduled = (
  deps: AsksAtDeps & { db: Db; hub: EventHub },
  { userId: riderId }: Actor,
): Live<ScheduledSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(riderId),
    view: scheduledView,
    read: async () => {
      const { rides, series } = await inSnapshot(deps.db, async ({ orm }) => ({
        rides: await listScheduled(orm, riderId),
        series: await listSeries(orm, riderId),
      }));
      return { rides: await withAsksAt(deps, rides), series };
    },
  });

/** What the driver drives and takes decides too. */
const aheadView: View<null> = ({ event }) =>
  event === 'scheduled.changed' || event === 'driver.changed' ? 'reread' : undefined;

/** Those a driver took, and those they could take. */
export const liveAhead = (
  deps: { db: Db; hub: EventHub },
  areas: AreaNamer,
  { userId: driverId }: Actor,
): Live<AheadSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: [RIDES_AHEAD, driverTopic(driverId)],
    view: aheadView,
    isGathered: true,
    read: () => listAhead(deps.db, areas, driverId),
  });

/** How many of the city's rides a program is sent whole. */
const MOST_UPCOMING = 200;

/** Everyone's that wait, for programs that follow them whole. The desk reads them by page. */
export const liveUpcoming = (
  deps: AsksAtDeps & { adminDb: Db; hub: EventHub },
): Live<UpcomingSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: SCHEDULED,
    view: scheduledView,
    isForAll: true,
    read: async () => {
      const waiting = { state: 'waiting', search: '', page: 1, limit: MOST_UPCOMING } as const;
      const { items: rides, total: count } = await listAtDesk(deps, waiting);
      return { rides, count };
    },
  });

const changesView: View<ScheduledChange> = (event) =>
  event.event === 'scheduled.changed' ? { riderId: event.riderId } : undefined;

/** The riders whose scheduled rides changed, for admins. */
export const liveScheduledChanges = ({ hub }: { hub: EventHub }) => liveChanges(hub, SCHEDULED, changesView);
