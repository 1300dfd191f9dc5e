/** No driver is sent farther than this. */
export const LONGEST_MOVE_SECONDS = 480;
/** The effort of setting out, next to which a minute more or less hardly matters. */
const SETTING_OUT_SECONDS = 120;

/** An area with this share of the cars it expects to need has enough: others come by anyway. */
const ENOUGH_SHARE = 0.7;

export interface AreaBalance {
  id: string;
  /** Requests in the next quarter of an hour. */
  expected: number;
  idleCars: number;
  /** Cars told to come, and cars whose ride ends there soon. */
  comingCars: number;
  /** Areas whose cars serve this one from where they are. */
  nearIds: readonly string[];
}

export interface MovableCar {
  id: string;
  /** Where the car waits. */
  areaId: string;
  waitedSeconds: number;
  /** The areas it could go to. */
  reach: readonly { areaId: string; seconds: number }[];
}

export interface SuggestedMove {
  carId: string;
  areaId: string;
  seconds: number;
}

/** How many more cars an area could use; 0 if it nearly has what it expects, which isn't worth a drive. */
export function lackOf({ expected, idleCars, comingCars }: Omit<AreaBalance, 'id' | 'nearIds'>): number {
  const has = idleCars + comingCars;
  return has >= expected * ENOUGH_SHARE ? 0 : Math.floor(expected - has);
}

/** How many cars an area can spare. Cars on their way aren't there yet. */
export const spareOf = ({ expected, idleCars }: Pick<AreaBalance, 'expected' | 'idleCars'>): number =>
  Math.max(0, Math.floor(idleCars - expected));

/** Where a car next door covers a lack, that lack is dropped and the car stays. */
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
 * Chooses which idle cars should wait elsewhere, and where. No area gets more than it lacks or gives away what it
 * needs, so cars never cross. Drivers who waited longest choose first, and go where the lack is largest for the drive.
 */
export function suggestMoves(areas: readonly AreaBalance[], cars: readonly MovableCar[]): SuggestedMove[] {
  const lack = new Map(areas.map((area) => [area.id, lackOf(area)]));
  const spare = new Map(areas.map((area) => [area.id, spareOf(area)]));
  coverNear(areas, lack, spare);
  const moves: SuggestedMove[] = [];
  const inTurn = cars.toSorted((a, b) => b.waitedSeconds - a.waitedSeconds || (a.id < b.id ? -1 : 1));
  for (const { id: carId, areaId: from, reach } of inTurn) {
    // An area not in the list expects no requests.
    const left = spare.get(from) ?? Infinity;
    if (left < 1) continue;
    const worth = (to: (typeof reach)[number]) =>
      (lack.get(to.areaId) ?? 0) / (SETTING_OUT_SECONDS + to.seconds);
    const open = reach.filter(
      (to) => to.areaId !== from && to.seconds <= LONGEST_MOVE_SECONDS && (lack.get(to.areaId) ?? 0) >= 1,
    );
    const [best] = open.toSorted((a, b) => worth(b) - worth(a) || (a.areaId < b.areaId ? -1 : 1));
    if (!best) continue;
    moves.push({ carId, areaId: best.areaId, seconds: best.seconds });
    spare.set(from, left - 1);
    lack.set(best.areaId, (lack.get(best.areaId) ?? 0) - 1);
  }
  return moves;
}
