import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SCHEDULED_PARTS, type LatLng, type ScheduledPart } from '@ridewire/contracts';
import type { schema } from '@ridewire/db';

export type ScheduledRow = typeof schema.scheduledRides.$inferSelect;

/** What a rider chooses of a scheduled ride, by the words for it. Its price follows from these. */
type Content = Record<ScheduledPart, unknown>;

const contentOf = (row: ScheduledRow): Content => ({
  time: row.pickupAt.getTime(),
  pickup: [row.pickupAddress, row.pickupLat, row.pickupLng],
  stops: row.stops,
  destination: [row.destinationAddress, row.destinationLat, row.destinationLng],
  type: row.type,
  passenger: row.passenger,
  note: row.pickupNote,
  business: row.business,
  code: row.promoCode,
});

/** In what two forms of a scheduled ride differ. */
export function changedParts(before: ScheduledRow, after: ScheduledRow): ScheduledPart[] {
  const [was, is] = [contentOf(before), contentOf(after)];
  return SCHEDULED_PARTS.filter((part) => !isDeepStrictEqual(was[part], is[part]));
}

/** Short, and another one after each change. */
export const revisionOf = (row: ScheduledRow): string =>
  createHash('sha256')
    .update(JSON.stringify([contentOf(row), row.fareCents, row.discountCents]))
    .digest('base64url')
    .slice(0, 16);

const point = ({ lat, lng }: LatLng) => ({ lat, lng });

/** What a price is of: another name for the same places costs the same. */
const pricedOf = (row: ScheduledRow) => ({
  type: row.type,
  places: [
    { lat: row.pickupLat, lng: row.pickupLng },
    ...row.stops.map(point),
    { lat: row.destinationLat, lng: row.destinationLng },
  ],
});

/** Whether two forms of a scheduled ride go the same way by the same type, and so cost the same. */
export const isSameTrip = (before: ScheduledRow, after: ScheduledRow): boolean =>
  isDeepStrictEqual(pricedOf(before), pricedOf(after));
