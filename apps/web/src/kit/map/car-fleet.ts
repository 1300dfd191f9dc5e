import { isCoarse } from '@ridewire/contracts';
import { isLost, msUntilLost } from './car-signal.ts';
import { nameLook } from './car-look.ts';
import type { CityTone } from './car-shape.ts';
import { pointFeature, type FeatureChanges } from './geojson.ts';
import { glideTo, isGliding, placeAt, type CarPosition, type Glide } from './glide.ts';

/** A car; or somebody who waits for one, who stands still and is never lost. */
export interface FleetCar {
  id: string;
  position: CarPosition;
  tone: CityTone;
  /** The ride it is on. */
  rideId: string | null;
  /** Its ride needs a look. */
  isStuck: boolean;
}

interface TrackedCar {
  car: FleetCar;
  glide: Glide;
  /** As it was drawn last. */
  drawn: { lat: number; lng: number; bearing: number; look: string; rideId: string | null } | undefined;
}

/** Cars on the map with their glides under way; changed in place. */
export type Fleet = Map<string, TrackedCar>;

/** More cars in sight than this don't glide: each is set down where it was last, once a second. */
const SMOOTH_CARS = 60;
/** Many in all, though few in sight: so often is smooth enough from near. */
const STEP_MS = 100;
const MANY_STEP_MS = 1_000;

/** How many cars are where `isInSight` says. */
export function countInSight(fleet: Fleet, isInSight: (at: CarPosition) => boolean): number {
  let count = 0;
  for (const { car } of fleet.values()) if (isInSight(car.position)) count += 1;
  return count;
}

/** Takes new reports in. @returns the ids of cars that are gone */
export function moveFleet(fleet: Fleet, cars: readonly FleetCar[], nowMs: number, moves: boolean): string[] {
  for (const car of cars) {
    const before = fleet.get(car.id);
    if (!before)
      fleet.set(car.id, { car, glide: glideTo(undefined, car.position, nowMs, moves), drawn: undefined });
    else {
      if (before.car.position !== car.position)
        before.glide = glideTo(before.glide, car.position, nowMs, moves);
      before.car = car;
    }
  }
  if (fleet.size === cars.length) return [];
  const here = new Set(cars.map(({ id }) => id));
  const gone = [...fleet.keys()].filter((id) => !here.has(id));
  for (const id of gone) fleet.delete(id);
  return gone;
}

/** How often at most the fleet is drawn, in ms; 0 = each frame. */
export function drawEveryMs(fleetSize: number, inSight: number): number {
  if (inSight > SMOOTH_CARS) return MANY_STEP_MS;
  return fleetSize > SMOOTH_CARS ? STEP_MS : 0;
}

/**
 * Until the fleet must be drawn again though nobody reports, in ms: the next step while a car glides; until one is lost
 * when all stand; never when nothing will change.
 */
export function msUntilNextDraw(fleet: Fleet, nowMs: number, serverNowMs: number, everyMs: number): number {
  let waitMs = Number.POSITIVE_INFINITY;
  for (const { car, glide } of fleet.values()) {
    if (everyMs < MANY_STEP_MS && isGliding(glide, nowMs)) return everyMs;
    if (car.tone !== 'requested') waitMs = Math.min(waitMs, msUntilLost(glide.at, serverNowMs));
  }
  return waitMs;
}

/**
 * A point for each that looks other than it was drawn: `look` names its image. Cars on a ride lie above idle ones, and what
 * needs a look above all.
 */
export function drawFleet(
  fleet: Fleet,
  nowMs: number,
  serverNowMs: number,
  everyMs: number,
): FeatureChanges['add'] {
  const add: FeatureChanges['add'] = [];
  for (const tracked of fleet.values()) {
    const { car, glide } = tracked;
    const place = everyMs < MANY_STEP_MS ? placeAt(glide, nowMs) : { ...glide.to, bearing: glide.toBearing };
    const { rideId, tone, isStuck } = car;
    const isSilent = tone !== 'requested' && (isLost(glide.at, serverNowMs) || isCoarse(car.position));
    const look = nameLook(isSilent ? 'lost' : tone, isStuck);
    const bearing = Math.round(place.bearing);
    const was = tracked.drawn;
    if (was?.lat === place.lat && was.lng === place.lng && was.bearing === bearing)
      if (was.look === look && was.rideId === rideId) continue;
    tracked.drawn = { lat: place.lat, lng: place.lng, bearing, look, rideId };
    const order = isStuck ? 2 : tone === 'idle' ? 0 : 1;
    const properties = { rideId, look, bearing, order, tone, stuck: isStuck };
    add.push({ ...pointFeature(place, properties), id: car.id });
  }
  return add;
}
