/** Nobody is sent further than this, in seconds. */
export const LONGEST_MOVE_SECONDS = 480;
/** Beside this much setting out, a minute more or less on the road hardly matters; in seconds. */
const SETTING_OUT_SECONDS = 120;

/** With so much of what it expects, an area has enough: others come by anyway. */
const ENOUGH_SHARE = 0.7;

/** A part of the city, with what it expects and has. */
export interface AreaBalance {
  id: string;
  /** Requests of the next quarter of an hour. */
  expected: number;
  idleCars: number;
  /** Cars that were told to come and are on their way, and those whose ride ends there soon. */
  comingCars: number;
  /** Areas so near that their cars serve this one from where they are. */
  nearIds: readonly string[];
}

/** A car that could be told to move. */
export interface MovableCar {
  id: string;
  /** Where it waits. */
  areaId: string;
  waitedSeconds: number;
  /** How long it takes to the areas it could go to. */
  reach: readonly { areaId: string; seconds: number }[];
}

export interface SuggestedMove {
  carId: string;
  areaId: string;
  seconds: number;
}

/** How many more cars an area could use, in whole cars; where it has nearly what it expects, none are worth a way. */
export function lackOf({
  expected,
  idleCars,
  comingCars,
}: Pick<AreaBalance, 'expected' | 'idleCars' | 'comingCars'>): number {
  const has = idleCars + comingCars;
  return has >= expected * ENOUGH_SHARE ? 0 : Math.floor(expected - has);
}

/** How many cars an area can do without, in whole cars: those who come are not there yet. */
export const spareOf = ({ expected, idleCars }: Pick<AreaBalance, 'expected' | 'idleCars'>): number =>
  Math.max(0, Math.floor(idleCars - expected));

/** Lacks that a car next door can spare are none: that one stays where it is. */
function coverNear(
  areas: readonly AreaBalance[],
  lack: Map<string, number>,
  spare: Map<string, number>,
): void {
  const inTurn = areas.toSorted((a, b) => lackOf(b) - lackOf(a) || (a.id < b.id ? -1 : 1));
  for (const { id, nearIds } of inTurn)
    for (const near of nearIds) {
      const lent = Math.min(lack.get(id) ?? 0, spare.get(near) ?? 0);
      if (lent === 0) continue;
      lack.set(id, (lack.get(id) ?? 0) - lent);
      spare.set(near, (spare.get(near) ?? 0) - lent);
    }
}

/**
 * Which idle cars had better wait elsewhere, and where: no area gets more than it lacks or gives what it needs itself, so that
 * cars are never sent both ways. Who has waited longest chooses first, and goes where most is lacking for the way.
 */
export function suggestMoves(
  areas: readonly AreaBalance[],
  cars: readonly MovableCar[],
  longestSeconds = LONGEST_MOVE_SECONDS,
): SuggestedMove[] {
  const lack = new Map(areas.map((area) => [area.id, lackOf(area)]));
  const spare = new Map(areas.map((area) => [area.id, spareOf(area)]));
  coverNear(areas, lack, spare);
  const moves: SuggestedMove[] = [];
  const inTurn = cars.toSorted((a, b) => b.waitedSeconds - a.waitedSeconds || (a.id < b.id ? -1 : 1));
  for (const { id: carId, areaId: from, reach } of inTurn) {
    // An area nobody knows of expects nothing.
    const left = spare.get(from) ?? Infinity;
    if (left < 1) continue;
    const worth = (to: (typeof reach)[number]) =>
      (lack.get(to.areaId) ?? 0) / (SETTING_OUT_SECONDS + to.seconds);
    const open = reach.filter(
      (to) => to.areaId !== from && to.seconds <= longestSeconds && (lack.get(to.areaId) ?? 0) >= 1,
    );
    const [best] = open.toSorted((a, b) => worth(b) - worth(a) || (a.areaId < b.areaId ? -1 : 1));
    if (!best) continue;
    moves.push({ carId, areaId: best.areaId, seconds: best.seconds });
    spare.set(from, left - 1);
    lack.set(best.areaId, (lack.get(best.areaId) ?? 0) - 1);
  }
  return moves;
}
