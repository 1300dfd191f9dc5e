import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** A car's report: where it was, and when by the server's clock. */
export interface CarPosition extends LatLng {
  /** Degrees clockwise from north; null before the first movement. */
  bearing: number | null;
  /** Milliseconds since 1970, server clock. */
  at: number;
  /** How far off it may be, in meters. */
  accuracy?: number | undefined;
}

/** In px. */
interface ScreenPoint {
  x: number;
  y: number;
}

/** One stretch of a car's way over the screen, between what is drawn and its last report. */
export interface Glide {
  from: LatLng;
  to: LatLng;
  fromBearing: number;
  toBearing: number;
  /** When it began, in ms of the caller's clock (performance.now or the like). */
  startMs: number;
  durationMs: number;
  /** The car is set down at its new place: to be faded in there, not moved. */
  jumped: boolean;
  /** Time of the report it leads to. */
  at: number;
}

/** Longer glides would show a car too far behind the truth. */
const MAX_GLIDE_MS = 2_500;
/** A move longer than this between two reports is no drive to be shown. */
const JUMP_METERS = 500;
/** A shorter move says nothing about where the car is heading. */
const HOLD_BEARING_METERS = 5;
/** A turn takes no longer than this, so that a car doesn't slide sideways. */
const TURN_MS = 400;

const still = (position: CarPosition, startMs: number, jumped: boolean): Glide => ({
  from: position,
  to: position,
  fromBearing: position.bearing ?? 0,
  toBearing: position.bearing ?? 0,
  startMs,
  durationMs: 0,
  jumped,
  at: position.at,
});

/** The glide to a new report from wherever the car is drawn now. Old news and the same report change nothing. */
export function glideTo(
  before: Glide | undefined,
  position: CarPosition,
  nowMs: number,
  moves: boolean,
): Glide {
  if (!before) return still(position, nowMs, false);
  if (position.at <= before.at) return before;
  const drawn = placeAt(before, nowMs);
  const meters = distanceMeters(drawn, position);
  if (meters > JUMP_METERS) return still(position, nowMs, true);
  return {
    from: { lat: drawn.lat, lng: drawn.lng },
    to: { lat: position.lat, lng: position.lng },
    fromBearing: drawn.bearing,
    toBearing: meters < HOLD_BEARING_METERS ? before.toBearing : (position.bearing ?? before.toBearing),
    startMs: nowMs,
    durationMs: moves ? Math.min(MAX_GLIDE_MS, position.at - before.at) : 0,
    jumped: false,
    at: position.at,
  };
}

const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/** Where to draw the car: never past its last report. */
export function placeAt(glide: Glide, nowMs: number): LatLng & { bearing: number } {
  const share = glide.durationMs === 0 ? 1 : clampShare((nowMs - glide.startMs) / glide.durationMs);
  const turnMs = Math.min(TURN_MS, glide.durationMs);
  const turned = turnMs === 0 ? 1 : clampShare((nowMs - glide.startMs) / turnMs);
  const turn = ((((glide.toBearing - glide.fromBearing) % 360) + 540) % 360) - 180;
  return {
    lat: glide.from.lat + (glide.to.lat - glide.from.lat) * share,
    lng: glide.from.lng + (glide.to.lng - glide.from.lng) * share,
    bearing: (glide.fromBearing + turn * turned + 360) % 360,
  };
}

/** Half of what a car covers of the ground, in px. */
const HALF_CAR_PX = 7;

/**
 * Whether a line that begins at the one point of the screen may stay as it is while the car is drawn at the other: the car
 * covers what is missing of it. To give the map a line anew costs two repaints.
 */
export const isUnderCar = (line: ScreenPoint, car: ScreenPoint): boolean =>
  Math.hypot(car.x - line.x, car.y - line.y) < HALF_CAR_PX;

export const isGliding = (glide: Glide, nowMs: number): boolean => nowMs < glide.startMs + glide.durationMs;
