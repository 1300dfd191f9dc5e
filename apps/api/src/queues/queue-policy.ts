import {
  ENTERED_ZONE_SECONDS,
  isInRing,
  LEFT_ZONE_SECONDS,
  MOST_PASSED,
  type LatLng,
  type Ring,
} from '@ridewire/contracts';

/*
 * Positions say where a driver is; a monotonic clock says for how long. An old position proves nothing: a stay counts from the first
 * to the last look at which a new one was there.
 */

/** How long a driver has been where they are, in or out of a zone. */
export interface Stay {
  /** The zone they are in, if they aren't in line; the zone they are out of, if they are. */
  zoneId: string;
  sinceMs: number;
  /** The time of the last position, and when we first saw it. */
  at: number;
  seenMs: number;
}

/** One more look at a driver's stay. @param at the time of the driver's position */
export const stayOn = (before: Stay | undefined, zoneId: string, at: number, nowMs: number): Stay =>
  before?.zoneId === zoneId
    ? { ...before, ...(at !== before.at && { at, seenMs: nowMs }) }
    : { zoneId, sinceMs: nowMs, at, seenMs: nowMs };

/** Whether a driver has been in a zone for long enough to join its line. */
export const hasEntered = ({ sinceMs, seenMs }: Stay): boolean =>
  seenMs - sinceMs >= ENTERED_ZONE_SECONDS * 1_000;

/** Whether a driver in line has been out of its zone for too long. */
export const hasLeft = ({ sinceMs, seenMs }: Stay): boolean => seenMs - sinceMs > LEFT_ZONE_SECONDS * 1_000;

const METERS_PER_DEGREE = 111_195;

/** Whether a driver may be in a zone, as far as a rough position tells: it has an error in meters. */
export function mayBeIn(ring: Ring, position: LatLng & { accuracy?: number | undefined }): boolean {
  if (isInRing(ring, position)) return true;
  const { lat, lng, accuracy = 0 } = position;
  const toEast = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const corners = ring.map(([cornerLng, cornerLat]) => [
    (cornerLng - lng) * toEast,
    (cornerLat - lat) * METERS_PER_DEGREE,
  ]) as [number, number][];
  return corners.slice(1).some((to, at) => metersFromEdge(corners[at]!, to) <= accuracy);
}

/** The distance of an edge from the origin of a plane. */
function metersFromEdge([x, y]: [number, number], [toX, toY]: [number, number]): number {
  const [alongX, alongY] = [toX - x, toY - y];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * alongX + y * alongY) / length));
  return Math.hypot(x + part * alongX, y + part * alongY);
}

/** An offer that a driver declined or let run out, in milliseconds since 1970. */
export interface PassedOffer {
  offeredAt: number;
  overAt: number;
}

/** Whether these offers of the queue, the earliest first, put a driver at the end. Offers they had at the same time count once. */
export function isPassedOver(offers: readonly PassedOffer[]): boolean {
  let [count, overAt] = [0, -Infinity];
  for (const offer of offers) {
    if (offer.offeredAt < overAt) continue;
    count += 1;
    overAt = offer.overAt;
  }
  return count >= MOST_PASSED;
}
