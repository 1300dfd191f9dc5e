import { isDeepStrictEqual } from 'node:util';
import {
  isWithin,
  MOST_SERVICE_AREAS,
  MOST_STANDING_CORNERS,
  type MakeServiceAreaInput,
  type ServiceAreaView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { endRow, lockAreas } from './end-service-area.ts';
import { getServiceArea } from './service-area-queries.ts';

const { serviceAreas } = schema;

interface Deps {
  db: Db;
  clientConfig: Pick<ClientConfig, 'pickupArea'>;
}

/**
 * An admin draws a service area, or one that takes another's place. Rides already requested or scheduled stay as they are. Sent again
 * with the same id, it is made once.
 * @throws AppError BAD_INPUT for a corner outside the city's map, SERVICE_AREA_TAKEN, SERVICE_AREAS_FULL, AREA_CORNERS_FULL,
 * COMMAND_REUSED, and as endRow for the area it replaces
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function makeServiceArea(
  { db, clientConfig }: Deps,
  actor: Actor,
  input: MakeServiceAreaInput,
): Promise<ServiceAreaView> {
  assertRole(actor, 'admin');
  const { id, name, corners, isBothEnds, replaces } = input;
  await inTransaction(db, async (tx, connection) => {
    await lockAreas(connection);
    const [made] = await tx.select().from(serviceAreas).where(eq(serviceAreas.id, id));
    if (made) {
      const isSame =
        made.name === name && made.isBothEnds === isBothEnds && made.replaces === (replaces ?? null);
      if (!isSame || !isDeepStrictEqual(made.corners, corners)) throw new AppError('COMMAND_REUSED');
      return;
    }
    if (!corners.every((corner) => isWithin(clientConfig.pickupArea, corner)))
      throw new AppError('areaOutside').at('corners');
    const before = replaces && (await endRow(tx, actor, replaces));
    await assertRoom(tx, input);
    await tx.insert(serviceAreas).values({ id, name, corners, isBothEnds, replaces, madeBy: actor.userId });
    await logAccountEvent(tx, {
      ...{
        userId: actor.userId,
        type: before ? 'service_area.changed' : 'service_area.made',
        actor,
        ipAddress: actor.ipAddress,
      },
      data: {
        ...{ areaId: id, areaName: name, corners, isBothEnds },
        ...(before && { replaced: { areaId: replaces, areaName: before.name } }),
      },
    });
  });
  return getServiceArea(db.orm, id);
}

/** @throws AppError SERVICE_AREA_TAKEN, SERVICE_AREAS_FULL, AREA_CORNERS_FULL */
async function assertRoom(
  tx: Tx,
  { name, corners }: Pick<MakeServiceAreaInput, 'name' | 'corners'>,
): Promise<void> {
  const standing = await tx
    .select({
      hasName: sql<boolean>`lower(${serviceAreas.name}) = lower(${name})`,
      corners: sql<number>`jsonb_array_length(${serviceAreas.corners})`,
    })
    .from(serviceAreas)
    .where(isNull(serviceAreas.endedAt));
  if (standing.some(({ hasName }) => hasName)) throw new AppError('SERVICE_AREA_TAKEN').at('name');
  if (standing.length >= MOST_SERVICE_AREAS) throw new AppError('SERVICE_AREAS_FULL');
  const all = standing.reduce((sum, area) => sum + area.corners, corners.length);
  if (all > MOST_STANDING_CORNERS) throw new AppError('AREA_CORNERS_FULL').at('corners');
}
