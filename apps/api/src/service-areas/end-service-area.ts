import type { ServiceAreaIdInput, ServiceAreaView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { getServiceArea } from './service-area-queries.ts';

const { serviceAreas } = schema;

/** A change of the areas takes milliseconds; a longer lock means a hanging process. */
const LOCK_TIMEOUT = '2s';

/**
 * Lets one transaction at a time change the areas: no two get the same name, and there are never too many. Reads don't wait.
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function lockAreas(connection: Pick<Db['pool'], 'query'>): Promise<void> {
  await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await connection.query('lock table service_areas in share row exclusive mode');
}

/**
 * An admin ends a service area. Rides already requested or scheduled stay as they are. Ended again, it stays as it is. After the last
 * one, riders are picked up on the whole map.
 * @throws AppError SERVICE_AREA_NOT_FOUND
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function endServiceArea(
  { db }: { db: Db },
  actor: Actor,
  { areaId }: ServiceAreaIdInput,
): Promise<ServiceAreaView> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx, connection) => {
    await lockAreas(connection);
    if ((await getServiceArea(tx, areaId)).ended) return;
    const { name } = await endRow(tx, actor, areaId);
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'service_area.ended', actor, ipAddress: actor.ipAddress },
      data: { areaId, areaName: name },
    });
  });
  return getServiceArea(db.orm, areaId);
}

/** Ends a standing area, within a transaction that has locked them. @throws AppError SERVICE_AREA_ENDED, SERVICE_AREA_NOT_FOUND */
export async function endRow(tx: Tx, actor: Actor, areaId: string): Promise<{ name: string }> {
  const [ended] = await tx
    .update(serviceAreas)
    .set({ endedAt: sql`now()`, endedBy: actor.userId })
    .where(and(eq(serviceAreas.id, areaId), isNull(serviceAreas.endedAt)))
    .returning({ name: serviceAreas.name });
  if (ended) return ended;
  await getServiceArea(tx, areaId);
  throw new AppError('SERVICE_AREA_ENDED');
}
