import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { bearingOn, placeOn, type KnownWay } from './known-way.ts';
import { progressOn } from './way-progress.ts';

/** A car's report: where it was, and when by the server's clock. */
export interface CarPosition extends LatLng {
  /** Degrees clockwise from north; null before the first movement. */
  bearing: number | null;
  /** Milliseconds since 1970, server clock. */
  at: number;
  /** The error of the position, in meters. */
  accuracy?: number | undefined;
}

/** In px. */
interface ScreenPoint {
  x: number;
  y: number;
}

/** A car's move across the screen, from where it is drawn to its last report. */
export interface Glide {
  from: LatLng;
  to: LatLng;
  fromBearing: number;
  toBearing: number;
  /** When it began, in ms of the caller's clock (performance.now or the like). */
  startMs: number;
  durationMs: number;
  /** The car was placed at its new position, and should fade in there instead of moving. */
  jumped: boolean;
  /** The time of the report it leads to. */
  at: number;
  /** The part of a route it follows; undefined for a straight line. */
  along?: Along | undefined;
}

/** Part of a route, in meters from its start. */
interface Along {
  way: KnownWay;
  fromMeters: number;
  toMeters: number;
}

/** Longer glides would show a car too far behind the truth. */
const MAX_GLIDE_MS = 2_500;
/** A longer move than this between two reports is not shown as a drive. */
const JUMP_METERS = 500;
/** A shorter move does not tell where the car is heading. */
const HOLD_BEARING_METERS = 5;
/** A car this near a route drives along it. */
const ALONG_METERS = 40;
/** A position farther back than this is no measuring error: the car turned round. */
const BACK_METERS = 30;
/** The longest time a turn takes, so that a car does not slide sideways. */
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

/** The part of the route between two places; undefined if one is off the route, or if it would lead back. */
function findAlong(
  way: KnownWay,
  before: Along | undefined,
  drawn: LatLng,
  position: LatLng,
): Along | undefined {
  const was = before?.way === way ? before.toMeters : undefined;
  const from = progressOn(way, drawn, was);
  const to = progressOn(way, position, from.drivenMeters);
  if (from.offMeters > ALONG_METERS || to.offMeters > ALONG_METERS) return undefined;
  if (to.drivenMeters < from.drivenMeters - BACK_METERS) return undefined;
  // A position slightly farther back is a measuring error: the car waits for the next one.
  const toMeters = Math.max(from.drivenMeters, to.drivenMeters);
  return toMeters - from.drivenMeters > JUMP_METERS
    ? undefined
    : { way, fromMeters: from.drivenMeters, toMeters };
}

/**
 * The glide to a new report from where the car is drawn now, along the route if it drives on one. Old and repeated
 * reports change nothing.
 */
export function glideTo(
  before: Glide | undefined,
  position: CarPosition,
  nowMs: number,
  moves: boolean,
  way?: KnownWay | null,
): Glide {
  if (!before) return still(position, nowMs, false);
  if (position.at <= before.at) return before;
  const drawn = placeAt(before, nowMs);
  const meters = distanceMeters(drawn, position);
  if (meters > JUMP_METERS) return still(position, nowMs, true);
  const along = way ? findAlong(way, before.along, drawn, position) : undefined;
  const ahead = along && (bearingOn(along.way, along.toMeters) ?? drawn.bearing);
  return {
    from: { lat: drawn.lat, lng: drawn.lng },
    to: along ? placeOn(along.way, along.toMeters) : { lat: position.lat, lng: position.lng },
    fromBearing: drawn.bearing,
    toBearing:
      ahead ?? (meters < HOLD_BEARING_METERS ? before.toBearing : (position.bearing ?? before.toBearing)),
    startMs: nowMs,
    durationMs: moves ? Math.min(MAX_GLIDE_MS, position.at - before.at) : 0,
    jumped: false,
    at: position.at,
    along,
  };
}

const clampShare = (share: number) => Math.min(1, Math.max(0, share));

/** The turn from one bearing to another, the short way around. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Where to draw the car: never beyond its last report. */
export function placeAt(glide: Glide, nowMs: number): LatLng & { bearing: number } {
  const { from, to, along, fromBearing, toBearing } = glide;
  const share = glide.durationMs === 0 ? 1 : clampShare((nowMs - glide.startMs) / glide.durationMs);
  const turnMs = Math.min(TURN_MS, glide.durationMs);
  const turned = turnMs === 0 ? 1 : clampShare((nowMs - glide.startMs) / turnMs);
  const turnedTo = (bearing: number) =>
    (fromBearing + turnBetween(fromBearing, bearing) * turned + 360) % 360;
  if (!along)
    return {
      lat: from.lat + (to.lat - from.lat) * share,
      lng: from.lng + (to.lng - from.lng) * share,
      bearing: turnedTo(toBearing),
    };
  const meters = along.fromMeters + (along.toMeters - along.fromMeters) * share;
  // A car drawn beside the line approaches it gradually.
  const start = placeOn(along.way, along.fromMeters);
  const line = placeOn(along.way, meters);
  return {
    lat: line.lat + (from.lat - start.lat) * (1 - share),
    lng: line.lng + (from.lng - start.lng) * (1 - share),
    bearing: turnedTo(share === 1 ? toBearing : (bearingOn(along.way, meters) ?? toBearing)),
  };
}

/** Half of what a car covers on the map, in px. */
const HALF_CAR_PX = 7;

/**
 * Whether a line that starts at one point of the screen may stay while the car is drawn at another, because the car
 * covers the difference. Changing the line costs two repaints.
 */
export const isUnderCar = (line: ScreenPoint, car: ScreenPoint): boolean =>
  Math.hypot(car.x - line.x, car.y - line.y) < HALF_CAR_PX;

export const isGliding = (glide: Glide, nowMs: number): boolean => nowMs < glide.startMs + glide.durationMs;
