import type { SeedDriver } from './make-people.ts';
import type { Random } from './random.ts';

/** One driver asked for one ride. Times in milliseconds since 1970. */
export interface PlannedOffer {
  driverId: string;
  /** From 1. */
  wave: number;
  /** Straight line to the pickup. */
  meters: number;
  offered: number;
  declined: number | null;
}

type Range = readonly [number, number];

/** For each round: how long after the request it asks, in milliseconds, how many drivers, and how far away, like dispatch. */
const WAVES: readonly { afterMs: number; asks: Range; meters: Range }[] = [
  { afterMs: 0, asks: [2, 5], meters: [250, 3_000] },
  { afterMs: 5_000, asks: [0, 4], meters: [1_500, 6_000] },
  { afterMs: 13_000, asks: [0, 4], meters: [3_000, 9_000] },
];
const LATER_WAVE_EVERY_MS = 10_000;
const DECLINED_SHARE = 0.15;

/**
 * Plans who was asked until someone took the ride or it ended.
 * @param ride.waitMs from the request until then
 * @param ride.others drivers who may have been asked too; the winner must be among the first
 */
export function planOffers(
  random: Random,
  ride: { at: number; waitMs: number; winner: SeedDriver | null; others: readonly SeedDriver[] },
): { offers: PlannedOffer[]; waves: number } {
  const { at, waitMs, winner } = ride;
  const rest = random.shuffled(ride.others.filter((driver) => driver !== winner));
  const offers: PlannedOffer[] = [];
  const ask = (driver: SeedDriver, wave: number, afterMs: number, meters: Range) => {
    const isDeclined = driver !== winner && random.next() < DECLINED_SHARE;
    const declined = at + afterMs + random.between(1_500, 15_000);
    offers.push({
      driverId: driver.id,
      wave,
      meters: random.between(...meters),
      offered: at + afterMs,
      declined: isDeclined && declined < at + waitMs ? declined : null,
    });
  };
  const made = WAVES.filter(({ afterMs }) => afterMs < waitMs);
  made.forEach(({ afterMs, asks, meters }, n) => {
    if (n === 0 && winner) ask(winner, 1, afterMs, [meters[0], 2_000]);
    for (const driver of rest.splice(0, random.between(...asks) - (n === 0 && winner ? 1 : 0)))
      ask(driver, n + 1, afterMs, meters);
  });
  const plannedMs = WAVES.at(-1)?.afterMs ?? 0;
  return {
    offers,
    waves: made.length + Math.max(0, Math.ceil((waitMs - plannedMs) / LATER_WAVE_EVERY_MS) - 1),
  };
}
