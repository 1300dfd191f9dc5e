import type { Pair } from '@ridewire/dispatch';

export type Spread = 'uniform' | 'clustered';

interface Point {
  x: number;
  y: number;
}

/** The side of the city that people are spread over, in meters. */
const SIDE_METERS = 16_000;
const CLUSTERS = 12;
/** How far from the middle of a cluster most of its people are, in meters. */
const CLUSTER_METERS = 600;

/**
 * Requests and drivers of an invented city, as many of each, and what it costs to send whom where: the line, in meters. In clusters,
 * those of the drivers lie elsewhere than those of the requests, so that they are wanted by many.
 * @param known how many of the nearest drivers each request knows
 * @param random from 0 to 1
 */
export function makeCrowd(count: number, known: number, spread: Spread, random: () => number): Pair[] {
  const somewhere = (): Point => ({ x: random() * SIDE_METERS, y: random() * SIDE_METERS });
  const around = ({ x, y }: Point): Point => {
    const [far, angle] = [CLUSTER_METERS * Math.sqrt(-2 * Math.log(1 - random())), random() * 2 * Math.PI];
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  };
  const place = (): Point[] => {
    const middles = Array.from({ length: CLUSTERS }, somewhere);
    return Array.from({ length: count }, (_, i) =>
      spread === 'uniform' ? somewhere() : around(middles[i % CLUSTERS] as Point),
    );
  };
  const [requests, drivers] = [place(), place()];
  return requests.flatMap(({ x, y }, request) => {
    const pairs = drivers.map((to, driver) => ({ request, driver, cost: Math.hypot(to.x - x, to.y - y) }));
    return known >= count ? pairs : pairs.toSorted((a, b) => a.cost - b.cost).slice(0, known);
  });
}
