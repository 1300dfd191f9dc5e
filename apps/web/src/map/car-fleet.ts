import { isLost, msUntilLost } from './car-signal.ts';
import type { CarTone } from './car-shape.ts';
import { collectFeatures, pointFeature, type MapFeatures } from './geojson.ts';
import { glideTo, isGliding, placeAt, type CarPosition, type Glide } from './glide.ts';

export interface FleetCar {
  id: string;
  position: CarPosition;
  tone: CarTone;
  /** The ride it is on. */
  rideId: string | null;
}

/** Cars on the map with their glides under way. */
export type Fleet = ReadonlyMap<string, FleetCar & { glide: Glide }>;

/** More cars than this glide in coarser steps: each step draws them all anew. */
const SMOOTH_CARS = 60;
const MAX_STEP_MS = 1_000;

/** The fleet after new reports; cars that are gone leave. */
export function moveFleet(before: Fleet, cars: readonly FleetCar[], nowMs: number, moves: boolean): Fleet {
  return new Map(
    cars.map((car) => [
      car.id,
      { ...car, glide: glideTo(before.get(car.id)?.glide, car.position, nowMs, moves) },
    ]),
  );
}

/**
 * Until the fleet must be drawn again, in ms: 0 = next frame, while few cars glide; longer for many; until one is
 * lost when all stand; never when nothing will change.
 */
export function msUntilNextDraw(fleet: Fleet, nowMs: number, serverNowMs: number): number {
  let waitMs = Number.POSITIVE_INFINITY;
  for (const { glide } of fleet.values()) {
    if (isGliding(glide, nowMs)) return Math.min(MAX_STEP_MS, Math.max(0, (fleet.size - SMOOTH_CARS) / 2));
    waitMs = Math.min(waitMs, msUntilLost(glide.at, serverNowMs));
  }
  return waitMs;
}

/** One point a car: `look` names its image, cars on a ride lie above idle ones. */
export function drawFleet(fleet: Fleet, nowMs: number, serverNowMs: number): MapFeatures {
  const features = [];
  for (const { id, tone, rideId, glide } of fleet.values()) {
    const place = placeAt(glide, nowMs);
    features.push(
      pointFeature(place, {
        carId: id,
        rideId,
        look: isLost(glide.at, serverNowMs) ? 'lost' : tone,
        bearing: Math.round(place.bearing),
        order: tone === 'idle' ? 0 : 1,
      }),
    );
  }
  return collectFeatures(features);
}
