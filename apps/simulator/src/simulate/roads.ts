import { estimateTrip, type LatLng } from '@ridewire/contracts';
import {
  createRouter,
  createSnapper,
  reachTimes,
  statesWithFreeTurns,
  type Snap,
  type StreetGraph,
} from '@ridewire/streets';

const SNAP = { maxMeters: 2_000, mainPart: true };

/** How long cars take and how far they drive, in seconds and meters. */
export interface Roads {
  drive(from: LatLng, to: LatLng): { seconds: number; meters: number };
  /** The time to one place from anywhere, Infinity beyond the limit. */
  secondsTo(to: LatLng, limitSeconds: number): (from: LatLng) => number;
}

/** Straight lines, for a city without known streets. */
export const straightRoads: Roads = {
  drive: (from, to) => byLine(from, to),
  secondsTo: (to, limitSeconds) => (from) => {
    const { seconds } = byLine(from, to);
    return seconds <= limitSeconds ? seconds : Infinity;
  },
};

function byLine(from: LatLng, to: LatLng): { seconds: number; meters: number } {
  const { distanceMeters, durationSeconds } = estimateTrip(from, to);
  return { meters: distanceMeters, seconds: durationSeconds };
}

/**
 * @param arcSeconds how long each arc of the graph takes
 * @param areMeasured the seconds are those of real traffic, its turns included
 */
export function createRoads(
  graph: StreetGraph,
  arcSeconds: Float32Array,
  { areMeasured = false } = {},
): Roads {
  const snapper = createSnapper(graph);
  const states = areMeasured ? statesWithFreeTurns(graph) : undefined;
  const { findRoute } = createRouter(graph, states);
  // By object identity, since a scene's places are made once.
  const snaps = new Map<LatLng, Snap | null>();
  const snapOf = (at: LatLng): Snap | null => {
    const known = snaps.get(at);
    if (known !== undefined) return known;
    const snap = snapper.nearest(at, SNAP);
    snaps.set(at, snap);
    return snap;
  };
  return {
    drive(from, to) {
      const [start, end] = [snapOf(from), snapOf(to)];
      return (start && end && findRoute(arcSeconds, start, end)) ?? byLine(from, to);
    },
    secondsTo(to, limitSeconds) {
      const end = snapOf(to);
      if (!end) return straightRoads.secondsTo(to, limitSeconds);
      const reachFrom = reachTimes(graph, arcSeconds, end, limitSeconds, states);
      return (from) => {
        const start = snapOf(from);
        return (start && reachFrom(start)?.seconds) ?? Infinity;
      };
    },
  };
}
