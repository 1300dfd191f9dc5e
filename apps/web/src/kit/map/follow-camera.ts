import { bearingDegrees, distanceMeters, type LatLng } from '@ridewire/contracts';
import type { MapPadding, Size } from './fit-camera.ts';
import type { CarPosition } from './glide.ts';
import { bearingOn, placeOn, type KnownWay } from './known-way.ts';
import { findNextStep, type WayProgress } from './way-progress.ts';

/** What the camera is decided from. */
export interface FollowSight {
  /** The car's latest report. */
  report: CarPosition;
  /** Its route and its place on it; null while none is known. */
  way: KnownWay | null;
  progress: WayProgress | null;
  /** Px at the map's edges that something covers. */
  padding: MapPadding;
  frame: Size;
}

/** A picture of the map that follows a car, and what the next one is decided from. */
export interface Follow {
  /** This place is shown `offset` px right of and below the middle of the map. */
  place: LatLng;
  offset: [right: number, down: number];
  zoom: number;
  /** Up in the picture, in degrees clockwise from north. */
  bearing: number;
  /** The time the camera takes to get there, in ms: as long as the car glides. */
  durationMs: number;
  motion: Motion;
}

/** How a car drives, judged over stretches that are longer than a position's error. */
interface Motion {
  /** The time of the last report. */
  at: number;
  /** The start of the present stretch. */
  from: CarPosition;
  /** The speed over the last stretch. */
  metersPerSecond: number;
  isMoving: boolean;
  /** The heading; null before the first one is known. */
  heading: number | null;
}

/** The car is this far down in the free part of the map, because what is ahead matters. */
const CAR_DOWN = 0.7;
/** A shorter move may be an error of the position. */
const LEAST_METERS = 15;
/** Positions of a standing car are this many times their accuracy apart. */
const ERRORS = 2;
/** A slower car has been standing for a part of the time, or the position drifts. In m/s. */
const LEAST_SPEED = 1.2;
/** A car without a new stretch for this long is standing, in ms. */
const STANDS_MS = 8_000;
/** A car this near its route is on it. */
const ON_WAY_METERS = 40;

/** By speed in m/s while nothing is to be done: the faster, the further ahead one sees. */
const CALM_ZOOMS = [
  [4, 16.5],
  [14, 15.5],
  [28, 15],
] as const;
/** From this near a turn it is shown from near; before that the zoom passes over. In meters. */
const NEAR_TURN = { meters: 200, zoom: 17, fromMeters: 350 };

/** Per second. A faster picture would distract. */
const MOST_ZOOMS = 2;
const MOST_DEGREES = 120;
/** As long as a car glides at most, and the first move to it. In ms. */
const LONGEST_MS = 2_500;
const FIRST_MS = 600;

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

function calmZoom(metersPerSecond: number): number {
  const [slow, usual, fast] = CALM_ZOOMS;
  const [from, to] = metersPerSecond < usual[0] ? [slow, usual] : [usual, fast];
  const share = between(0, 1, (metersPerSecond - from[0]) / (to[0] - from[0]));
  return from[1] + (to[1] - from[1]) * share;
}

function zoomFor(metersPerSecond: number, turnMeters: number | null): number {
  const calm = calmZoom(metersPerSecond);
  if (turnMeters === null) return calm;
  const { meters, zoom, fromMeters } = NEAR_TURN;
  return calm + (zoom - calm) * between(0, 1, (fromMeters - turnMeters) / (fromMeters - meters));
}

/** The turn from one bearing to another in degrees, the short way around. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

function moveOn(before: Motion | null, report: CarPosition, wayHeading: number | null): Motion {
  if (!before)
    return {
      at: report.at,
      from: report,
      metersPerSecond: 0,
      isMoving: false,
      heading: wayHeading ?? report.bearing,
    };
  const { from, heading, metersPerSecond } = before;
  if (report.at <= before.at) return { ...before, heading: heading ?? wayHeading };
  const meters = distanceMeters(from, report);
  const ms = report.at - from.at;
  if (meters < Math.max(LEAST_METERS, ERRORS * (report.accuracy ?? 0))) {
    const isMoving = before.isMoving && ms < STANDS_MS;
    const ahead = isMoving ? (wayHeading ?? heading) : (heading ?? wayHeading);
    return { ...before, at: report.at, isMoving, heading: ahead };
  }
  const speed = (meters / ms) * 1_000;
  const isMoving = speed >= LEAST_SPEED;
  return {
    at: report.at,
    from: report,
    metersPerSecond: isMoving ? speed : metersPerSecond,
    isMoving,
    heading: isMoving ? (wayHeading ?? bearingDegrees(from, report)) : (heading ?? wayHeading),
  };
}

/**
 * The next picture of a map that follows a car: the car low and its heading up, near at a turn and far on a straight. It
 * rests while the car stands, whatever its position's errors.
 * @param before the last picture; null for the first one, which is taken at once
 */
export function followCar(before: Follow | null, sight: FollowSight): Follow {
  const { report, padding, frame } = sight;
  const progress = sight.progress && sight.progress.offMeters <= ON_WAY_METERS ? sight.progress : null;
  const way = progress && sight.way;
  const driven = progress?.drivenMeters ?? 0;
  const motion = moveOn(before?.motion ?? null, report, way && bearingOn(way, driven));
  const free = Math.max(0, frame.height - padding.top - padding.bottom);
  const offset: Follow['offset'] = [
    (padding.left - padding.right) / 2,
    padding.top + free * CAR_DOWN - frame.height / 2,
  ];
  const zoom = zoomFor(motion.metersPerSecond, way && (findNextStep(way, driven)?.meters ?? null));
  const bearing = motion.heading ?? 0;
  const place = way ? placeOn(way, driven) : { lat: report.lat, lng: report.lng };
  if (!before) return { place, offset, zoom, bearing, durationMs: FIRST_MS, motion };
  const isStanding = !motion.isMoving && !before.motion.isMoving;
  const isUp = Math.abs(turnBetween(before.bearing, bearing)) < 1;
  if (isStanding && isUp) return { ...before, offset, motion };
  const durationMs = between(FIRST_MS / 2, LONGEST_MS, report.at - before.motion.at);
  const most = { zooms: (MOST_ZOOMS * durationMs) / 1_000, degrees: (MOST_DEGREES * durationMs) / 1_000 };
  const turn = between(-most.degrees, most.degrees, turnBetween(before.bearing, bearing));
  return {
    place,
    offset,
    zoom: before.zoom + between(-most.zooms, most.zooms, zoom - before.zoom),
    bearing: (before.bearing + turn + 360) % 360,
    durationMs,
    motion,
  };
}
