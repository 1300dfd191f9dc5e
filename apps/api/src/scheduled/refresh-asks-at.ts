import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { EventHub } from '../live/event-hub.ts';
import { userTopic } from '../live/topics.ts';
import { SCHEDULED } from './scheduled-events.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { findAsksAt, type AsksAtDeps } from './asks-at.ts';
import { MOST_LEAD_SECONDS } from './lead-seconds.ts';
import { viewScheduled } from './scheduled-queries.ts';

const { scheduledRides } = schema;

type Deps = AsksAtDeps & { db: Db; hub: EventHub; rideTypes: Pick<RideTypes, 'list'> };

/**
 * Keeps what pages say about when drivers are asked true for rides that may be requested soon, since cars come and go without an event;
 * and for all rides of a type that was stopped or is offered again. Each process tells its own sockets, since each knows the cars and
 * the types.
 */
export function createAsksAtRefresher({ db, hub, ...deps }: Deps): (nowMs?: number) => Promise<void> {
  let said = new Map<string, string | undefined>();
  let wasOffered = new Map<string, boolean>();
  return async (nowMs = Date.now()) => {
    const isAnyoneThere = (riderId: string) => hub.has(SCHEDULED) || hub.has(userTopic(riderId));
    const types = deps.rideTypes.list();
    const turned = types.filter(({ id, isEnabled }) => wasOffered.get(id) === !isEnabled);
    const rows = await db.orm
      .select()
      .from(scheduledRides)
      .where(
        and(
          eq(scheduledRides.state, 'waiting'),
          isNull(scheduledRides.driverId),
          or(
            lte(scheduledRides.pickupAt, new Date(nowMs + MOST_LEAD_SECONDS * 1_000)),
            inArray(
              scheduledRides.type,
              turned.map(({ id }) => id),
            ),
          ),
        ),
      );
    wasOffered = new Map(types.map(({ id, isEnabled }) => [id, isEnabled]));
    const before = said;
    said = new Map();
    for (const row of rows) {
      const { id, riderId } = row;
      if (!isAnyoneThere(riderId)) continue;
      const asksAt = await findAsksAt(deps, viewScheduled(row), nowMs);
      said.set(id, asksAt);
      // What a page read long before is old by now.
      if (before.has(id) && before.get(id) === asksAt) continue;
      const event = { event: 'scheduled.changed', riderId } as const;
      for (const topic of [userTopic(riderId), SCHEDULED] as const) hub.publish(topic, event);
    }
  };
}
