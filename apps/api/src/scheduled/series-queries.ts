import type { Series } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';

const { scheduledSeries } = schema;

export type SeriesRow = typeof scheduledSeries.$inferSelect;

export const viewSeries = (row: SeriesRow): Series => ({
  id: row.id,
  pickup: { address: row.pickupAddress, lat: row.pickupLat, lng: row.pickupLng },
  destination: { address: row.destinationAddress, lat: row.destinationLat, lng: row.destinationLng },
  type: row.type,
  weekdays: row.weekdays,
  time: row.time,
  lastDay: row.lastDay,
});

/** A rider's series that have days to come, the oldest first. */
export async function listSeries(orm: Tx, riderId: string): Promise<Series[]> {
  const rows = await orm
    .select()
    .from(scheduledSeries)
    .where(and(eq(scheduledSeries.riderId, riderId), isNotNull(scheduledSeries.nextDay)))
    .orderBy(asc(scheduledSeries.createdAt), asc(scheduledSeries.id));
  return rows.map(viewSeries);
}
