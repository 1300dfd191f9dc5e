import { firstRideType, quoteFare, splitFare, type LatLng } from '@ridewire/contracts';
import type { Roads } from './roads.ts';

/** A request of a simulated day. */
export interface SceneTrip {
  requestedAt: number;
  pickup: LatLng;
  destination: LatLng;
  /** From the pickup to the destination. */
  seconds: number;
  payoutCents: number;
}

export interface SceneCar {
  /** When the car starts to work. */
  onlineAt: number;
  place: LatLng;
}

/** Everything that does not depend on dispatch; all times in seconds from the beginning. */
export interface Scene {
  trips: SceneTrip[];
  cars: SceneCar[];
  /** When the last request has come. */
  seconds: number;
}

interface Demand {
  trips: readonly { requestedAtSeconds: number; pickup: LatLng; destination: LatLng }[];
  cars: readonly SceneCar[];
}

/** Gives trips the time and fare of their roads, the same for every policy. */
export function createScene(roads: Roads, { trips, cars }: Demand): Scene {
  const priced = trips.map(({ requestedAtSeconds, pickup, destination }): SceneTrip => {
    const { seconds, meters } = roads.drive(pickup, destination);
    const { fareCents } = quoteFare(firstRideType('standard'), Math.round(meters), Math.round(seconds));
    return { requestedAt: requestedAtSeconds, pickup, destination, seconds, ...splitFare(fareCents) };
  });
  const ordered = priced.toSorted((a, b) => a.requestedAt - b.requestedAt);
  return { trips: ordered, cars: [...cars], seconds: ordered.at(-1)?.requestedAt ?? 0 };
}
