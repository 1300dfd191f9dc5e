import type { StuckRidesChange, StuckRidesSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { EventHub, View } from '../../live/event-hub.ts';
import { Live } from '../../live/live-subscription.ts';
import { STUCK } from '../desk-events.ts';
import { listStuckRides } from './stuck-queries.ts';

const stuckView: View<StuckRidesChange> = ({ event }) => (event === 'stuck.changed' ? 'reread' : undefined);

/** Rides that need a look and the admins on them, for every admin on any page. */
export const liveStuckRides = (deps: { db: Db; hub: EventHub }): Live<StuckRidesSnapshot, StuckRidesChange> =>
  new Live({
    hub: deps.hub,
    topic: STUCK,
    view: stuckView,
    isForAll: true,
    read: async () => ({ rides: await listStuckRides(deps.db) }),
  });
