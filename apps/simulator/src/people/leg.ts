import { distanceMeters, drivingSeconds, type LatLng } from '@ridewire/contracts';

/** How fast simulated cars get along. */
export interface Pace {
  /** Times the usual speed of city traffic. */
  speedup: number;
  /** No leg takes longer, as far as the top speed allows, in seconds. */
  capSeconds: number;
}

/** Real city traffic. */
export const REAL_PACE: Pace = { speedup: 1, capSeconds: Infinity };

/** 216 km/h: the server believes no car above 250. In meters per second. */
const TOP_SPEED = 60;
/** GPS wanders so far anyway: for such hops the top speed says nothing, in meters. */
const HOP_METERS = 100;

/** A way from one point to another, straight, at even speed. Times in milliseconds since 1970. */
export interface Leg {
  from: LatLng;
  to: LatLng;
  startsAt: number;
  endsAt: number;
}

export function planLeg(from: LatLng, to: LatLng, pace: Pace, startsAt: number): Leg {
  const meters = distanceMeters(from, to);
  const wishedSeconds = Math.min(pace.capSeconds, drivingSeconds(meters) / pace.speedup);
  const seconds = meters <= HOP_METERS ? wishedSeconds : Math.max(wishedSeconds, meters / TOP_SPEED);
  return { from, to, startsAt, endsAt: startsAt + seconds * 1_000 };
}

/** Where a car on this leg is at a moment; before its start and after its end it stands. */
export function pointOnLeg(leg: Leg, at: number): LatLng {
  if (at >= leg.endsAt) return leg.to;
  if (at <= leg.startsAt) return leg.from;
  const share = (at - leg.startsAt) / (leg.endsAt - leg.startsAt);
  return {
    lat: leg.from.lat + (leg.to.lat - leg.from.lat) * share,
    lng: leg.from.lng + (leg.to.lng - leg.from.lng) * share,
  };
}
