import type { MakeQueueZoneInput, QueueZoneIdInput, QueueZoneView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { endArea } from '../service-areas/end-area.ts';
import { makeArea, type MakeAreaDeps } from '../service-areas/make-area.ts';
import { getQueueZone } from './queue-queries.ts';
import { QUEUE_ZONE } from './queue-zone-kind.ts';

/**
 * An admin draws a queue zone, or one that takes another's place. Sent again with the same id, it is made once.
 * @throws AppError BAD_INPUT for a corner outside the city's map, QUEUE_ZONE_TAKEN, QUEUE_ZONES_FULL, QUEUE_ZONE_ENDED,
 * QUEUE_ZONE_NOT_FOUND, COMMAND_REUSED
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function makeQueueZone(
  deps: MakeAreaDeps,
  actor: Actor,
  zone: MakeQueueZoneInput,
): Promise<QueueZoneView> {
  await makeArea(deps, QUEUE_ZONE, actor, zone);
  return getQueueZone(deps.db.orm, zone.id);
}

/**
 * An admin ends a queue zone, and its line with it. Ended again, it stays as it is.
 * @throws AppError QUEUE_ZONE_NOT_FOUND
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function endQueueZone(
  deps: { db: Db },
  actor: Actor,
  { zoneId }: QueueZoneIdInput,
): Promise<QueueZoneView> {
  await endArea(deps, QUEUE_ZONE, actor, zoneId);
  return getQueueZone(deps.db.orm, zoneId);
}
