import type { ScheduledSnapshot, UpcomingSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { SCHEDULED, userTopic } from '../live/topics.ts';
import { inSnapshot } from '../core/in-snapshot.ts';
import { listSeries } from './series-queries.ts';
import { listScheduled, listUpcoming } from './scheduled-queries.ts';

const scheduledView: View<null> = ({ event }) => (event === 'scheduled.changed' ? 'reread' : undefined);

/** A rider's scheduled rides, on all their devices. */
export const liveScheduled = (
  deps: { db: Db; hub: EventHub },
  { userId: riderId }: Actor,
): Live<ScheduledSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(riderId),
    view: scheduledView,
    read: () =>
      inSnapshot(deps.db, async ({ orm }) => ({
        rides: await listScheduled(orm, riderId),
        series: await listSeries(orm, riderId),
      })),
  });

/** Everyone's, for admins. */
export const liveUpcoming = (deps: { adminDb: Db; hub: EventHub }): Live<UpcomingSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: SCHEDULED,
    view: scheduledView,
    isForAll: true,
    read: () => listUpcoming(deps.adminDb),
  });
