import pointInPolygon from 'point-in-polygon-hao';
import type { LatLng } from './geo.ts';

/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How many corners a service area can have. */
export const AREA_CORNERS = { min: 3, max: 200 } as const;
export const LONGEST_AREA_NAME = 60;
/** How many service areas can stand at a time, and how many corners they have together: every rider's map shows them all. */
export const MOST_SERVICE_AREAS = 20;
export const MOST_STANDING_CORNERS = 1_000;

/** A part of the city where riders are picked up. */
export interface ServiceArea {
  id: string;
  name: string;
  /** In order around it, without the closing one. */
  corners: readonly LatLng[];
  /** A ride from here must also end in a service area. */
  isBothEnds: boolean;
}

/** The corners of an edge in order, the first one again at the end. Made once for each area, and sent and drawn as it is. */
export type Ring = [lng: number, lat: number][];

/** A service area as everyone gets it. */
export interface ServedArea extends Pick<ServiceArea, 'isBothEnds'> {
  ring: Ring;
}

export const closeRing = (corners: readonly LatLng[]): Ring =>
  [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);

/** Whether a point lies in the ring, or on its edge. */
export const isInRing = (ring: Ring, { lat, lng }: LatLng): boolean =>
  pointInPolygon([lng, lat], [ring]) !== false;

/** Why the service areas don't allow a trip: its pickup lies in none, or its destination doesn't and should. */
export type OutsideService = 'PICKUP_NOT_SERVED' | 'DESTINATION_NOT_SERVED';

/**
 * Why the standing service areas don't allow a trip; null if they do. Without any, every trip is allowed. Of areas that overlap, the
 * one that allows most counts.
 * @param destination null while it isn't chosen
 */
export function explainService(
  areas: readonly ServedArea[],
  pickup: LatLng,
  destination: LatLng | null,
): OutsideService | null {
  if (areas.length === 0) return null;
  const begun = areas.filter(({ ring }) => isInRing(ring, pickup));
  if (begun.length === 0) return 'PICKUP_NOT_SERVED';
  if (destination === null || begun.some(({ isBothEnds }) => !isBothEnds)) return null;
  return areas.some(({ ring }) => isInRing(ring, destination)) ? null : 'DESTINATION_NOT_SERVED';
}
