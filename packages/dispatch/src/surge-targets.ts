/** Requests in an area that nobody took, or has taken yet, and its free cars. */
export interface AreaCount {
  requests: number;
  cars: number;
}

/** An area, the areas that touch it, those that touch these. */
export type RingsOf = (area: string) => readonly (readonly string[])[];

/** How much requests and cars count, by ring. A car two rings away is some minutes off, and as near to other areas. */
const RING_WEIGHTS = [1, 0.5, 0.25];
/** With fewer weighted requests in and around an area, the price stays as usual. */
export const FEWEST_REQUESTS = 3;
/** What each further request per car adds. */
const RISE_HUNDREDTHS = 50;
/** The most that touching areas may differ, so that the price across a street is about the same. */
export const CLIFF_HUNDREDTHS = 20;
export const USUAL_HUNDREDTHS = 100;
/** No setting lets prices rise higher. */
export const HIGHEST_CAP_TENTHS = 30;

/**
 * Where prices would settle, in hundredths of the usual price; areas left out have that. Two requests for each free
 * car make it half as much again.
 * @param counts every area that has a request or a car
 * @param capTenths the highest price, up to HIGHEST_CAP_TENTHS
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

/** In hundredths. */
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

/** Lowers areas until none that touch are further apart than `CLIFF_HUNDREDTHS`. */
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
