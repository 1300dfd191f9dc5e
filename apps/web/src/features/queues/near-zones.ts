import { distanceMeters, isInRing, type LatLng, type StandingZone } from '@ridewire/contracts';

/** Farther zones are of no use now, and would only fill the map, in meters. */
const NEAR_METERS = 8_000;

/** The zones a car is in or near enough to drive to; none while nobody knows where it is. */
export const nearZones = (zones: readonly StandingZone[], car: LatLng | null): StandingZone[] =>
  car === null
    ? []
    : zones.filter(
        ({ ring }) =>
          isInRing(ring, car) || ring.some(([lng, lat]) => distanceMeters(car, { lat, lng }) <= NEAR_METERS),
      );
