import { AREA_CORNERS, MOST_QUEUE_ZONES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import type { AreaKind, NamedArea } from '../service-areas/area-kind.ts';

const { queueKeptPlaces, queuePlaces, queueZones, users } = schema;

export const QUEUE_ZONE: AreaKind = {
  table: queueZones,
  tableName: 'queue_zones',
  most: MOST_QUEUE_ZONES,
  mostCorners: MOST_QUEUE_ZONES * AREA_CORNERS.max,
  events: { made: 'queue_zone.made', changed: 'queue_zone.changed', ended: 'queue_zone.ended' },
  refusals: {
    taken: 'QUEUE_ZONE_TAKEN',
    full: 'QUEUE_ZONES_FULL',
    ended: 'QUEUE_ZONE_ENDED',
    notFound: 'QUEUE_ZONE_NOT_FOUND',
  },
  onEnded: handOver,
};

/**
 * The line goes on in the zone that takes the place under the same name. Otherwise it ends, and its drivers are told. So it is with
 * places kept for drivers who had a ride.
 */
async function handOver(tx: Tx, ended: NamedArea, next: NamedArea | null): Promise<void> {
  const isInIt = eq(queuePlaces.zoneId, ended.id);
  if (next && next.name.toLowerCase() === ended.name.toLowerCase()) {
    await tx.update(queuePlaces).set({ zoneId: next.id }).where(isInIt);
    await tx.update(queueKeptPlaces).set({ zoneId: next.id }).where(eq(queueKeptPlaces.zoneId, ended.id));
    return;
  }
  const isKeptIn = eq(queueKeptPlaces.zoneId, ended.id);
  // The accounts first, as where they are deleted.
  const inIt = union(
    tx.select({ id: queuePlaces.driverId }).from(queuePlaces).where(isInIt),
    tx.select({ id: queueKeptPlaces.driverId }).from(queueKeptPlaces).where(isKeptIn),
  );
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, inIt))
    .orderBy(users.id)
    .for('key share');
  const left = await tx
    .delete(queuePlaces)
    .where(isInIt)
    .returning({ id: queuePlaces.driverId, removedAt: queuePlaces.removedAt });
  const kept = await tx
    .delete(queueKeptPlaces)
    .where(isKeptIn)
    .returning({ id: queueKeptPlaces.driverId, until: queueKeptPlaces.keptUntil });
  const to = [
    ...left.filter(({ removedAt }) => removedAt === null),
    ...kept.filter(({ until }) => until !== null),
  ].map(({ id }) => id);
  if (to.length > 0)
    await tellPeople(tx, { to, type: 'queue_left', params: { zone: ended.name, reason: null } });
}
