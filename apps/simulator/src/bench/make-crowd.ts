import type { Pair } from '@ridewire/dispatch';

export type Spread = 'uniform' | 'clustered';

interface Point {
  x: number;
  y: number;
}

/** The side of the square that people are spread over, in meters. */
const SIDE_METERS = 16_000;
const CLUSTERS = 12;
/** How far most people of a cluster are from its center, in meters. */
const CLUSTER_METERS = 600;

/**
 * As many requests as drivers in an invented city. The cost of a pair is the straight line in meters. With clusters,
 * those of drivers and requests differ, so that many requests want the same drivers.
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
