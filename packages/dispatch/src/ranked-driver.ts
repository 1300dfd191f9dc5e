import { countToAsk } from './acceptance.ts';
import type { Wave } from './plan-wave.ts';

/** A driver who could be asked for a request, as far as it matters for the choice. */
export interface RankedDriver {
  driverId: string;
  /** Who is heard of comes before who fell silent: a whole number from 0, the less the better. */
  tier: number;
  /** `pairCost`, the less the better within a tier; Infinity where nothing is known of the way. */
  cost: number;
  /** That they take it, from 0 to 1. */
  likelihood: number;
}

export const byTierThenCost = (a: RankedDriver, b: RankedDriver): number =>
  a.tier - b.tier || (a.cost === b.cost ? 0 : a.cost - b.cost);

/** Whom a wave asks of these, best first: all it may, or only as many as it takes to be likely that one accepts. */
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
