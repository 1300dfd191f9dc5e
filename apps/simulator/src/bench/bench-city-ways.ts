import type { LatLng } from '@ridewire/contracts';
import {
  buildStreetGraph,
  createRouter,
  createSnapper,
  guessSeconds,
  reachTimes,
  readOsm,
  writeWay,
  type Snap,
  type StreetGraph,
} from '@ridewire/streets';
import { junctionSeconds } from '@ridewire/streets/testing/junction-dijkstra';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { readMainPlaces } from './main-places.ts';
import { DHAKA_FILE } from './shared-cities.ts';
import { median, quantile } from './statistics.ts';

const HOUR = 18;
const WAYS = 300;
const [CARS, PICKUPS, LIMIT_SECONDS] = [500, 100, 480];
const MATRICES = 5;
const POINTS = 300;
const SNAP_METERS = 300;

/**
 * One route, many cars to many pickups, and the street nearest to a point, each compared with the simplest code that does
 * the same.
 */
export async function benchCityWays() {
  const graph = buildStreetGraph(await readOsm(DHAKA_FILE));
  const arcSeconds = guessSeconds(graph, HOUR);
  const random = seededRandom();
  const pick = readMainPlaces(graph, random);
  const snapper = createSnapper(graph);
  const router = createRouter(graph);
  const snap = (point: LatLng) => snapper.nearest(point, { maxMeters: SNAP_METERS, mainPart: true }) as Snap;
  const junctionOf = ({ arcs: [arc] }: Snap) => graph.arcHead[arc as number] as number;

  const way = { product: [] as number[], floor: [] as number[] };
  for (let i = -WAYS / 5; i < WAYS; i++) {
    const [from, to] = [snap(pick()), snap(pick())];
    const product = time(() => {
      const route = router.findRoute(arcSeconds, from, to);
      if (route) writeWay(graph, arcSeconds, route);
    });
    const floor = time(() => junctionSeconds(graph, arcSeconds, junctionOf(from), { to: junctionOf(to) }));
    keep(way, { product, floor }, i >= 0);
  }
  const matrix = { product: [] as number[], floor: [] as number[] };
  for (let i = -1; i < MATRICES; i++) {
    const [cars, pickups] = [CARS, PICKUPS].map((length) => Array.from({ length }, () => snap(pick())));
    const product = time(() => {
      for (const to of pickups ?? []) {
        const reachFrom = reachTimes(graph, arcSeconds, to, LIMIT_SECONDS);
        for (const car of cars ?? []) reachFrom(car);
      }
    });
    const floor = time(() => {
      const limits = { limitSeconds: LIMIT_SECONDS };
      for (const to of pickups ?? []) {
        const secondsAt = junctionSeconds(graph, arcSeconds, junctionOf(to), limits);
        for (const car of cars ?? []) secondsAt.at(junctionOf(car));
      }
    });
    keep(matrix, { product, floor }, i >= 0);
  }
  const near = { product: [] as number[], floor: [] as number[] };
  for (let i = -POINTS / 5; i < POINTS; i++) {
    const { lat, lng } = pick();
    const point = { lat: lat + (random() - 0.5) / 500, lng: lng + (random() - 0.5) / 500 };
    const product = time(() => snapper.nearest(point, { maxMeters: SNAP_METERS }));
    keep(near, { product, floor: time(() => scanPoints(graph, point)) }, i >= 0);
  }
  return [
    describe(
      'one way across Dhaka, written as clients read it (floor: Dijkstra from one end, no turns)',
      way,
      2,
    ),
    describe(`${CARS} cars to ${PICKUPS} pickups within 8 minutes (floor: Dijkstra, no turns)`, matrix, 1),
    describe('the street at a point (floor: a look at every point of every street)', near, 0.1),
  ];
}

interface Times {
  product: number[];
  floor: number[];
}
function keep(times: Times, { product, floor }: { product: number; floor: number }, counts: boolean): void {
  // The first rounds only warm up both.
  if (!counts) return;
  times.product.push(product);
  times.floor.push(floor);
}
function describe(title: string, { product, floor }: Times, goal: number) {
  const spread = (some: number[]) =>
    `${median(some).toFixed(2)} ms (p10 ${quantile(some, 0.1).toFixed(2)}, p90 ${quantile(some, 0.9).toFixed(2)})`;
  const ratio = median(product) / median(floor);
  const names = { title: `${title}, median`, floor: spread(floor), product: spread(product) };
  return { ...names, ratio, goal: `at most ${goal}`, reached: ratio <= goal };
}

function time(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** The nearest of all street points. */
function scanPoints({ pointLat, pointLng }: StreetGraph, { lat, lng }: LatLng): number {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  let [nearest, least] = [-1, Infinity];
  for (let p = 0; p < pointLat.length; p++) {
    const [dy, dx] = [(pointLat[p] as number) - lat * 1e7, ((pointLng[p] as number) - lng * 1e7) * squeeze];
    if (dy * dy + dx * dx >= least) continue;
    [nearest, least] = [p, dy * dy + dx * dx];
  }
  return nearest;
}
