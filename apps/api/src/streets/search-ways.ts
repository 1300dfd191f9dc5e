import type { LatLng } from '@ridewire/contracts';
import {
  createRouter,
  createSnapper,
  createTraceMatcher,
  reachTimes,
  writeLine,
  writeWay,
  type Snap,
  type StreetGraph,
} from '@ridewire/streets';
import type { CitySpeeds } from './city-speeds.ts';
import { nameStreet } from './name-street.ts';
import type { Drive, DrivesRequest, SearchAnswer, SearchRequest, WayRequest } from './search-messages.ts';

/**
 * A smaller part of the streets counts if it is this much nearer than the part from which most of the city can be
 * reached, in meters.
 */
const NEARER_METERS = 60;

/** The data a search works on. */
export interface SearchBasis {
  graph: StreetGraph;
  speeds: Pick<CitySpeeds, 'secondsNow' | 'see'>;
  /** Streets further from a point than this are not considered, in meters. */
  reachMeters: number;
}

export interface WaySearch {
  answer(request: SearchRequest): SearchAnswer;
}

/** Answers what routes there are and how long they take. */
export function createWaySearch({ graph, reachMeters, speeds }: SearchBasis): WaySearch {
  const snapper = createSnapper(graph);
  const router = createRouter(graph);
  const match = createTraceMatcher(graph, snapper);

  function snap(point: LatLng): Snap | null {
    const any = snapper.nearest(point, { maxMeters: reachMeters });
    if (!any) return null;
    const main = snapper.nearest(point, {
      maxMeters: Math.min(reachMeters, any.meters + NEARER_METERS),
      mainPart: true,
    });
    return main ?? any;
  }

  function findWay({ kind, from, to }: WayRequest): SearchAnswer {
    const start = snap(from);
    if (!start) return { refusal: 'NO_STREET_AT_START' };
    const end = snap(to);
    if (!end) return { refusal: 'NO_STREET_NEAR' };
    const arcSeconds = speeds.secondsNow();
    const route = router.findRoute(arcSeconds, start, end);
    if (!route) return { refusal: 'NO_WAY' };
    return kind === 'way'
      ? { way: writeWay(graph, arcSeconds, route) }
      : { line: writeLine(graph, arcSeconds, route) };
  }

  function findDrives({ to, starts, limitSeconds }: DrivesRequest): SearchAnswer {
    const end = snap(to);
    if (!end) return { drives: starts.map(() => null) };
    const reachFrom = reachTimes(graph, speeds.secondsNow(), end, limitSeconds);
    const driveFrom = (start: LatLng): Drive | null => {
      const found = snap(start);
      const reach = found && reachFrom(found);
      return reach && { seconds: Math.round(reach.seconds), meters: Math.round(reach.meters) };
    };
    return { drives: starts.map(driveFrom) };
  }

  return {
    answer(request) {
      if (request.kind === 'name') return { name: nameStreet(graph, snapper, request.at, request.maxMeters) };
      if (request.kind === 'drive') return { seen: speeds.see(match(request.fixes).flat()) };
      if (request.kind === 'drives') return findDrives(request);
      return findWay(request);
    },
  };
}
