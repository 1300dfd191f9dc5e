import type { LostAheadWhy } from '@ridewire/contracts';
import type { RankedCandidate } from './rank-candidates.ts';

const KEPT = 8;

/** Why a driver who took a scheduled ride beforehand isn't asked first. */
export type PlannedLost = Extract<LostAheadWhy, 'offline' | 'busy' | 'far' | 'unfit'>;

/** Why these drivers were asked, as kept with the ride's event. */
export interface ChoiceNote {
  /** The number of requests matched together, this one included. */
  together: number;
  /** Asked by their places in line. */
  isByQueue?: true | undefined;
  /** The driver who took a scheduled ride beforehand: asked first, or why not. */
  planned?: { driverId: string; came: 'first' | PlannedLost };
  /** Likelihoods in percent. */
  candidates: (Omit<RankedCandidate, 'tier' | 'cost' | 'leftSeconds'> & {
    /** Until an earlier drop-off; absent for a free driver. */
    leftSeconds?: number;
    isAsked: boolean;
  })[];
}

/** Keeps the best candidates, and all who were asked. */
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
