import { isCoarse } from '@ridewire/contracts';
import { isLost, msUntilLost } from './car-signal.ts';
import { nameLook } from './car-look.ts';
import type { CityTone } from './car-shape.ts';
import { pointFeature, type FeatureChanges } from './geojson.ts';
import { SLICE_ITEMS } from './in-slices.ts';
import { glideTo, isGliding, placeAt, type CarPosition, type Glide } from './glide.ts';

/** A car, or a rider waiting for one, who stands still and is never lost. */
export interface FleetCar {
  id: string;
  position: CarPosition;
  tone: CityTone;
  /** The ride it is on. */
  rideId: string | null;
  /** Its ride needs attention. */
  isStuck: boolean;
}

interface TrackedCar {
  car: FleetCar;
  glide: Glide;
  /** How it was last drawn. */
  drawn: { lat: number; lng: number; bearing: number; look: string; rideId: string | null } | undefined;
  /** It is drawn as this car, and looks like this until then by the server's clock, in ms. */
  still: FleetCar | undefined;
  stillUntilMs: number;
  /** The turn in which it was last listed. */
  turn: number;
}

/** Cars on the map with their present glides; changed in place. */
export type Fleet = Map<string, TrackedCar>;

/** If more cars than this are in sight, they don't glide: each is placed at its last report, once a second. */
const SMOOTH_CARS = 60;
/** For many cars in all but few in sight, this interval is smooth enough from near. */
const STEP_MS = 100;
const MANY_STEP_MS = 1_000;

export interface FleetMoves {
  /** The ids of cars that are gone. */
  gone: string[];
  /** How many are in sight by `isInSight`. */
  inSight: number;
}

let lastTurn = 0;

/** Takes in new reports. An object listed before is an unchanged car. Pauses now and then. */
export function* moveFleet(
  fleet: Fleet,
  cars: Iterable<FleetCar>,
  nowMs: number,
  moves: boolean,
  isInSight: (at: CarPosition) => boolean,
): Generator<void, FleetMoves> {
  const turn = (lastTurn += 1);
  const found: FleetMoves = { gone: [], inSight: 0 };
  let listed = 0;
  for (const car of cars) {
    listed += 1;
    if (listed % SLICE_ITEMS === 0) yield;
    if (isInSight(car.position)) found.inSight += 1;
    const before = fleet.get(car.id);
    if (!before) {
      const glide = glideTo(undefined, car.position, nowMs, moves);
      fleet.set(car.id, { car, glide, drawn: undefined, still: undefined, stillUntilMs: 0, turn });
      continue;
    }
    before.turn = turn;
    if (before.car === car) continue;
    if (before.car.position !== car.position)
      before.glide = glideTo(before.glide, car.position, nowMs, moves);
    before.car = car;
  }
  if (fleet.size === listed) return found;
  for (const [id, tracked] of fleet) if (tracked.turn !== turn) found.gone.push(id);
  for (const id of found.gone) fleet.delete(id);
  return found;
}

/** The shortest time between two drawings of the fleet, in ms; 0 = each frame. */
export function drawEveryMs(fleetSize: number, inSight: number): number {
  if (inSight > SMOOTH_CARS) return MANY_STEP_MS;
  return fleetSize > SMOOTH_CARS ? STEP_MS : 0;
}

export interface FleetDrawing {
  /** A point for each car that looks different than drawn; `look` names its image. */
  add: FeatureChanges['add'];
  /**
   * Time until the fleet must be drawn again without new reports, in ms: the next step while a car glides; until one is
   * lost if all stand still; never if nothing will change.
   */
  againMs: number;
}

/**
 * Draws the cars that look different than before. Cars on a ride lie above idle ones, and cars that need attention above
 * all. Pauses now and then.
 */
export function* drawFleet(
  fleet: Fleet,
  nowMs: number,
  serverNowMs: number,
  everyMs: number,
): Generator<void, FleetDrawing> {
  const isSetDown = everyMs >= MANY_STEP_MS;
  const drawing: FleetDrawing = { add: [], againMs: Number.POSITIVE_INFINITY };
  let looked = 0;
  for (const tracked of fleet.values()) {
    looked += 1;
    if (looked % SLICE_ITEMS === 0) yield;
    const { car, glide } = tracked;
    if (!isSetDown && isGliding(glide, nowMs)) drawing.againMs = everyMs;
    else if (car.tone !== 'requested')
      drawing.againMs = Math.min(drawing.againMs, msUntilLost(glide.at, serverNowMs));
    if (isSetDown && tracked.still === car && serverNowMs < tracked.stillUntilMs) continue;
    const place = isSetDown ? { ...glide.to, bearing: glide.toBearing } : placeAt(glide, nowMs);
    const { rideId, tone, isStuck } = car;
    const isSilent = tone !== 'requested' && (isLost(glide.at, serverNowMs) || isCoarse(car.position));
    tracked.still = isSetDown ? car : undefined;
    tracked.stillUntilMs =
      tone === 'requested' ? Number.POSITIVE_INFINITY : serverNowMs + msUntilLost(glide.at, serverNowMs);
    const look = nameLook(isSilent ? 'lost' : tone, isStuck);
    const bearing = Math.round(place.bearing);
    const was = tracked.drawn;
    if (was?.lat === place.lat && was.lng === place.lng && was.bearing === bearing)
      if (was.look === look && was.rideId === rideId) continue;
    tracked.drawn = { lat: place.lat, lng: place.lng, bearing, look, rideId };
    const order = isStuck ? 2 : tone === 'idle' ? 0 : 1;
    const properties = { rideId, look, bearing, order, tone, stuck: isStuck };
    drawing.add.push({ ...pointFeature(place, properties), id: car.id });
  }
  return drawing;
}
