import type { ServiceAreaIdInput, ServiceAreaView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { endArea } from './end-area.ts';
import { SERVICE_AREA } from './service-area-kind.ts';
import { getServiceArea } from './service-area-queries.ts';

/**
 * An admin ends a service area. Rides already requested or scheduled stay as they are. Ended again, it stays as it is. After the last
 * one, riders are picked up on the whole map.
 * @throws AppError SERVICE_AREA_NOT_FOUND
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function endServiceArea(
  deps: { db: Db },
  actor: Actor,
  { areaId }: ServiceAreaIdInput,
): Promise<ServiceAreaView> {
  await endArea(deps, SERVICE_AREA, actor, areaId);
  return getServiceArea(deps.db.orm, areaId);
}
