import type { LostAheadWhy } from '@ridewire/contracts';
import type { RankedCandidate } from './rank-candidates.ts';

/** How many candidates are kept with a choice. */
const KEPT = 8;

/** Why a driver who took a scheduled ride beforehand isn't asked first. */
export type PlannedLost = Extract<LostAheadWhy, 'offline' | 'busy' | 'far' | 'unfit'>;

/** Why these drivers were asked, as kept with the ride's event. */
export interface ChoiceNote {
  /** The number of requests matched together, this one included. */
  together: number;
  /** They were asked by their places in line. */
  isByQueue?: true | undefined;
  /** Of a scheduled ride that a driver took beforehand: they were asked first, or why not. */
  planned?: { driverId: string; came: 'first' | PlannedLost };
  /** Likelihoods in percent. */
  candidates: (Omit<RankedCandidate, 'tier' | 'cost' | 'leftSeconds'> & {
    /** Until an earlier drop-off; absent for a free driver. */
    leftSeconds?: number;
    isAsked: boolean;
  })[];
}

/** The best candidates as they were ranked, whether they were asked or not. */
export function describeChoice(
  candidates: readonly RankedCandidate[],
  asked: readonly { driverId: string }[],
  how: Partial<Omit<ChoiceNote, 'candidates'>> = {},
): ChoiceNote {
  const askedIds = new Set(asked.map(({ driverId }) => driverId));
  const kept = candidates.filter(({ driverId }, at) => at < KEPT || askedIds.has(driverId));
  return {
    together: 1,
    ...how,
    candidates: kept.map(
      ({ driverId, meters, seconds, leftSeconds, idleSeconds, owedSeconds, bonusSeconds, likelihood }) => ({
        driverId,
        meters,
        seconds: seconds === null ? null : Math.round(seconds),
        ...(leftSeconds !== null && { leftSeconds }),
        idleSeconds,
        owedSeconds,
        bonusSeconds,
        likelihood: Math.round(likelihood * 100),
        isAsked: askedIds.has(driverId),
      }),
    ),
  };
}
