import { distanceMeters, drivingSeconds, type LatLng } from '@ridewire/contracts';
import {
  createRouter,
  createSnapper,
  guessKmh,
  guessSeconds,
  hourOfWeek,
  traceRoute,
  type Route,
  type StreetGraph,
} from '@ridewire/streets';
import { simplifyPath } from '../tracks/simplify-path.ts';

/** In meters: the included city lacks minor streets, so a place may be this far from the nearest known street. */
const REACH_METERS = 1_000;
/** Ways are sought for noon of a Monday. At other hours only their time differs. */
const ROUTING_HOUR = 12;
/** In meters; recorded tracks are simplified by the same tolerance. */
const TOLERANCE_METERS = 5;

interface KnownWay {
  route: Route;
  line: LatLng[];
  /** From the two points to the ends of the way. */
  besideMeters: number;
}

/**
 * Ways as cars drove them at any hour of the past weeks, each sought once: a demo's past has the same trips again and again.
 * They lead from and to streets that most of the city can be reached from.
 * @param timeZone the city's
 */
export function createPastWays(graph: StreetGraph, timeZone: string) {
  const snapper = createSnapper(graph);
  const router = createRouter(graph);
  const secondsAtPace = new Map<number, Float32Array>();
  const known = new Map<string, KnownWay | null>();

  function secondsAt(hour: number): Float32Array {
    // Many hours of the week have the same speeds.
    const pace = guessKmh('residential', hour);
    const seconds = secondsAtPace.get(pace) ?? guessSeconds(graph, hour);
    secondsAtPace.set(pace, seconds);
    return seconds;
  }
  function search(from: LatLng, to: LatLng): KnownWay | null {
    const [start, end] = [from, to].map((point) =>
      snapper.nearest(point, { maxMeters: REACH_METERS, mainPart: true }),
    );
    const route = start && end && router.findRoute(secondsAt(ROUTING_HOUR), start, end);
    if (!route) return null;
    const { line } = traceRoute(graph, secondsAt(ROUTING_HOUR), route);
    const besideMeters = distanceMeters(from, start.point) + distanceMeters(end.point, to);
    return { route, line: simplifyPath(line, TOLERANCE_METERS), besideMeters };
  }

  return (from: LatLng, to: LatLng, at: number) => {
    const key = `${from.lat} ${from.lng} ${to.lat} ${to.lng}`;
    const way = known.has(key) ? known.get(key) : search(from, to);
    known.set(key, way ?? null);
    if (!way) return null;
    const { route, line, besideMeters } = way;
    const seconds = traceRoute(graph, secondsAt(hourOfWeek(timeZone, at)), route).secondsAt.at(-1) ?? 0;
    return {
      distanceMeters: Math.round(route.meters + besideMeters),
      durationSeconds: Math.round(seconds) + drivingSeconds(besideMeters),
      line,
    };
  };
}
