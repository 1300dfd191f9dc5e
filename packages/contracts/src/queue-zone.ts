import { isInRing, type Ring, type ServiceArea } from './service-area.ts';
import type { LatLng } from './geo.ts';

/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How many queue zones can stand at a time: places such as airports and stations, of which a city has a few. */
export const MOST_QUEUE_ZONES = 10;
export const LONGEST_QUEUE_REASON = 200;
/**
 * A driver who stays out of the zone for longer loses the place, in seconds. Long enough for a fuel pump across the road, a wrong turn
 * or a position that jumps; too short to wait elsewhere.
 */
export const LEFT_ZONE_SECONDS = 120;
/**
 * A driver joins the line once they have been in the zone for this long, in seconds. A single false position, and most cars that only
 * drive through, never do.
 */
export const ENTERED_ZONE_SECONDS = 15;
/**
 * A driver whose position nobody has known for this long loses the place, in seconds. Silent drivers are offline by then; this is for
 * those who are heard but no longer say where they are.
 */
export const UNSEEN_IN_LINE_SECONDS = 600;
/**
 * A driver whose ride ends through no doing of theirs (the rider cancels or doesn't come, the desk cancels it or takes it away) gets
 * the former place back if they are in the zone within this many minutes. Long enough to come back from a pickup at the other terminal;
 * too short for a ride on the side.
 */
export const KEPT_PLACE_MINUTES = 15;
/** After so many offers of the queue that a driver declined or let run out, they are at the end of the line. */
export const MOST_PASSED = 2;

/** A part of the city where drivers queue. */
export type QueueZone = Omit<ServiceArea, 'isBothEnds'>;

/** A zone as every process holds it. */
export interface StandingZone {
  id: string;
  name: string;
  ring: Ring;
}

/** The surface of a ring in square degrees, for comparison only. */
function surfaceOf(ring: Ring): number {
  const twice = ring.slice(1).reduce((sum, [lng, lat], i) => {
    const [beforeLng, beforeLat] = ring[i]!;
    return sum + beforeLng * lat - lng * beforeLat;
  }, 0);
  return Math.abs(twice) / 2;
}

/** In the order in which they count where they overlap: the smallest first, and of equal ones the elder, which is given first. */
export const inZoneOrder = <Zone extends Pick<StandingZone, 'ring'>>(zones: readonly Zone[]): Zone[] =>
  zones.toSorted((a, b) => surfaceOf(a.ring) - surfaceOf(b.ring));

/** The zone that counts at a place. @param zones in the order of `inZoneOrder` */
export const findZone = <Zone extends Pick<StandingZone, 'ring'>>(
  zones: readonly Zone[],
  place: LatLng,
): Zone | undefined => zones.find(({ ring }) => isInRing(ring, place));
