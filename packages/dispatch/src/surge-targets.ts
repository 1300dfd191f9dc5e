/** What is known of one area: requests that nobody took, or has taken yet, and the free cars in it. */
export interface AreaCount {
  requests: number;
  cars: number;
}

/** The areas around an area, ring by ring: the area itself, those that touch it, those that touch these. */
export type RingsOf = (area: string) => readonly (readonly string[])[];

/** How much requests and cars count, by ring. A car two rings away is some minutes off, and just as near to other areas. */
const RING_WEIGHTS = [1, 0.5, 0.25];
/** With fewer weighted requests than this in and around an area, the price stays as usual. */
export const FEWEST_REQUESTS = 3;
/** What each further request per car adds, in hundredths. */
const RISE_HUNDREDTHS = 50;
/** The most that areas that touch may differ, in hundredths, so that the price across a street is about the same. */
export const CLIFF_HUNDREDTHS = 20;
/** The usual price, in hundredths. */
export const USUAL_HUNDREDTHS = 100;
/** No setting lets prices rise higher than this, in tenths. */
export const HIGHEST_CAP_TENTHS = 30;

/**
 * Where prices would settle if everything stayed as it is now, in hundredths of the usual price. Areas left out have the
 * usual price. Two requests for each free car make it half as much again.
 * @param counts every area that has a request or a car
 * @param capTenths the highest price; values above HIGHEST_CAP_TENTHS count as that
 */
export function surgeTargets(
  counts: ReadonlyMap<string, AreaCount>,
  ringsOf: RingsOf,
  capTenths: number,
): Map<string, number> {
  const cap = Math.max(USUAL_HUNDREDTHS, Math.min(capTenths, HIGHEST_CAP_TENTHS) * 10);
  const targets = new Map<string, number>();
  for (const [area, { requests }] of counts) {
    if (requests === 0) continue;
    for (const near of ringsOf(area).flat())
      if (!targets.has(near)) targets.set(near, Math.min(cap, shortage(counts, ringsOf(near))));
  }
  levelCliffs(targets, ringsOf);
  for (const [area, target] of targets) if (target === USUAL_HUNDREDTHS) targets.delete(area);
  return targets;
}

/** The price for this balance of requests and cars, in hundredths. */
function shortage(counts: ReadonlyMap<string, AreaCount>, rings: readonly (readonly string[])[]): number {
  let requests = 0;
  let cars = 0;
  for (const [ring, weight] of RING_WEIGHTS.entries()) {
    for (const area of rings[ring] ?? []) {
      requests += weight * (counts.get(area)?.requests ?? 0);
      cars += weight * (counts.get(area)?.cars ?? 0);
    }
  }
  if (requests < FEWEST_REQUESTS || requests <= cars) return USUAL_HUNDREDTHS;
  return USUAL_HUNDREDTHS + Math.round(RISE_HUNDREDTHS * (requests / Math.max(cars, 1) - 1));
}

/** Lowers each area to slightly above its neighbors, until no two areas that touch are further apart than `CLIFF_HUNDREDTHS`. */
function levelCliffs(targets: Map<string, number>, ringsOf: RingsOf): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (const [area, target] of targets) {
      let most = target;
      for (const near of ringsOf(area)[1] ?? [])
        most = Math.min(most, (targets.get(near) ?? USUAL_HUNDREDTHS) + CLIFF_HUNDREDTHS);
      if (most === target) continue;
      targets.set(area, most);
      changed = true;
    }
  }
}
