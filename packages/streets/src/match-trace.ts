import { distanceMeters } from '@ridewire/contracts/distance';
import { createNearSearch, type ArcSpot } from './near-search.ts';
import { createSnapper, type Snapper } from './snap.ts';
import { splitTrace, type Fix } from './split-trace.ts';
import type { StreetGraph } from './street-graph.ts';
import { alongArc } from './street-shape.ts';
import { timeArcs, type DrivenArc } from './time-arcs.ts';

/** Streets farther than this from a fix are not considered: the car is off the road. */
const REACH_METERS = 50;
const STREETS_PER_FIX = 6;
/**
 * How far fixes are from the street (standard deviation), and how much a route differs from the straight line between two
 * fixes.
 */
const SIGMA_METERS = 12;
const BETA_METERS = 20;
/** Candidates less likely than the best by this much (as a logarithm) are dropped. */
const BEAM = 20;
/** No car is faster than this. A car that seems to be is somewhere else. */
const MAX_METERS_PER_SECOND = 50;
/** How many fixes in a row may be unreachable before the drive is cut in two. */
const MAX_SKIPPED = 2;

interface Candidate extends ArcSpot {
  /** The logarithm of how unlikely the best drive ending here is. */
  cost: number;
  before: Candidate | null;
}

interface Layer {
  fix: Fix;
  candidates: Candidate[];
}

/** Finds the arcs a car drove from its positions, oldest first. Where that can't be told, the drive is split into parts. */
export type TraceMatcher = (fixes: readonly Fix[]) => DrivenArc[][];

/**
 * A hidden Markov model after Newson and Krumm ("Hidden Markov Map Matching Through Noise and Sparseness", 2009). The
 * states are the places where the car may really be at each fix; the nearer to the fix, the likelier. A move from one fix
 * to the next is likelier the less the route differs from the straight line. The likeliest drive overall (Viterbi) is
 * chosen.
 */
export function createTraceMatcher(
  graph: StreetGraph,
  snapper: Snapper = createSnapper(graph),
): TraceMatcher {
  const near = createNearSearch(graph);
  const limitOf = (lineMeters: number) => 2 * lineMeters + 100;

  const spotsAt = (fix: Fix): Candidate[] =>
    snapper
      .around(fix, { maxMeters: REACH_METERS, count: STREETS_PER_FIX })
      .flatMap(({ arcs, share, meters }) =>
        arcs.map((arc) => ({
          arc,
          along: alongArc(graph, arc, share),
          cost: (meters / SIGMA_METERS) ** 2 / 2,
          before: null,
        })),
      );

  /** The candidates of the next fix that can be reached, each by its likeliest route; empty if none can. */
  function advance(from: Layer, to: Layer): Candidate[] {
    const line = distanceMeters(from.fix, to.fix);
    const seconds = (to.fix.at - from.fix.at) / 1000;
    if (line > seconds * MAX_METERS_PER_SECOND) return [];
    const limit = limitOf(line);
    const reached = to.candidates.map((spot) => ({ ...spot, cost: Infinity }));
    const best = Math.min(...from.candidates.map(({ cost }) => cost));
    for (const before of from.candidates) {
      if (before.cost > best + BEAM) continue;
      const meters = near.measure(before, to.candidates, limit);
      reached.forEach((spot, i) => {
        const cost = before.cost + to.candidates[i]!.cost + Math.abs(meters[i]! - line) / BETA_METERS;
        if (cost < spot.cost) Object.assign(spot, { cost, before });
      });
    }
    return reached.filter(({ cost }) => cost < Infinity);
  }

  function finish(layers: readonly Layer[]): DrivenArc[][] {
    if (layers.length < 2) return [];
    let spot: Candidate | null = layers.at(-1)!.candidates.reduce((a, b) => (b.cost < a.cost ? b : a));
    const spots: Candidate[] = [];
    for (; spot; spot = spot.before) spots.unshift(spot);
    const ways = spots.slice(1).map((to, i) => {
      const line = distanceMeters(layers[i]!.fix, layers[i + 1]!.fix);
      return near.follow(spots[i]!, to, limitOf(line)).slice(1);
    });
    return [
      timeArcs(
        graph,
        spots,
        ways,
        layers.map(({ fix }) => fix.at),
      ),
    ];
  }

  function matchPart(fixes: readonly Fix[]): DrivenArc[][] {
    const matched: DrivenArc[][] = [];
    let layers: Layer[] = [];
    let skipped = 0;
    for (const fix of fixes) {
      const layer = { fix, candidates: spotsAt(fix) };
      if (layer.candidates.length === 0) continue;
      const last = layers.at(-1);
      const candidates = last ? advance(last, layer) : layer.candidates;
      if (candidates.length > 0) {
        layers.push({ fix, candidates });
        skipped = 0;
      } else if (skipped++ >= MAX_SKIPPED) {
        matched.push(...finish(layers));
        layers = [layer];
        skipped = 0;
      }
    }
    return [...matched, ...finish(layers)];
  }

  return (fixes) => splitTrace(fixes).flatMap(matchPart);
}
