import { countToAsk } from './acceptance.ts';
import type { Wave } from './plan-wave.ts';

/** A driver who could be asked for a request, with what matters for the choice. */
export interface RankedDriver {
  driverId: string;
  /** A whole number from 0; lower is better. Drivers we hear from come before drivers who fell silent. */
  tier: number;
  /** `pairCost`: within a tier, lower is better. Infinity if nothing is known of the drive. */
  cost: number;
  /** The likelihood that the driver accepts, from 0 to 1. */
  likelihood: number;
}

export const byTierThenCost = (a: RankedDriver, b: RankedDriver): number =>
  a.tier - b.tier || (a.cost === b.cost ? 0 : a.cost - b.cost);

/** The drivers whom a round asks, best first: as many as it may, or only as many as make one acceptance likely. */
export const takeFor = <Driver extends RankedDriver>(wave: Wave, drivers: readonly Driver[]): Driver[] =>
  drivers.slice(
    0,
    wave.isFrugal
      ? countToAsk(
          drivers.map(({ likelihood }) => likelihood),
          wave.most,
        )
      : wave.most,
  );
