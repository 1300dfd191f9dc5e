import pointInPolygon from 'point-in-polygon-hao';
import type { LatLng } from './geo.ts';

/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** How many corners a service area can have. */
export const AREA_CORNERS = { min: 3, max: 200 } as const;
export const LONGEST_AREA_NAME = 60;
/** How many service areas can stand at a time: every rider's map shows them all. */
export const MOST_SERVICE_AREAS = 20;

/** A part of the city where riders are picked up. */
export interface ServiceArea {
  id: string;
  name: string;
  /** In order around it, without the closing one. */
  corners: readonly LatLng[];
  /** A ride from here must also end in a service area. */
  isBothEnds: boolean;
}

/** Whether a point lies in the ring, or on its edge. */
export const isInRing = (corners: readonly LatLng[], { lat, lng }: LatLng): boolean => {
  const ring = [...corners, ...corners.slice(0, 1)].map((corner) => [corner.lng, corner.lat]);
  return ring.length > 1 && pointInPolygon([lng, lat], [ring]) !== false;
};

/** Why the service areas don't allow a trip: its pickup lies in none, or its destination doesn't and should. */
export type OutsideService = 'PICKUP_NOT_SERVED' | 'DESTINATION_NOT_SERVED';

/**
 * Why the standing service areas don't allow a trip; null if they do. Without any, every trip is allowed. Of areas that overlap, the
 * one that allows most counts.
 * @param destination null while it isn't chosen
 */
export function explainService(
  areas: readonly ServiceArea[],
  pickup: LatLng,
  destination: LatLng | null,
): OutsideService | null {
  if (areas.length === 0) return null;
  const begun = areas.filter(({ corners }) => isInRing(corners, pickup));
  if (begun.length === 0) return 'PICKUP_NOT_SERVED';
  if (destination === null || begun.some(({ isBothEnds }) => !isBothEnds)) return null;
  return areas.some(({ corners }) => isInRing(corners, destination)) ? null : 'DESTINATION_NOT_SERVED';
}
