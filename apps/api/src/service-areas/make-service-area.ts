import type { MakeServiceAreaInput, ServiceAreaView } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { makeArea, type MakeAreaDeps } from './make-area.ts';
import { SERVICE_AREA } from './service-area-kind.ts';
import { getServiceArea } from './service-area-queries.ts';

/**
 * An admin draws a service area, or one that takes another's place. Rides already requested or scheduled stay as they are. Sent again
 * with the same id, it is made once.
 * @throws AppError BAD_INPUT for a corner outside the city's map, SERVICE_AREA_TAKEN, SERVICE_AREAS_FULL, AREA_CORNERS_FULL,
 * COMMAND_REUSED, and as endRow for the area it replaces
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function makeServiceArea(
  deps: MakeAreaDeps,
  actor: Actor,
  { isBothEnds, ...area }: MakeServiceAreaInput,
): Promise<ServiceAreaView> {
  await makeArea(deps, SERVICE_AREA, actor, { ...area, own: { isBothEnds } });
  return getServiceArea(deps.db.orm, area.id);
}
