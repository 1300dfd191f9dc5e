import type { OwnReferral } from '@ridewire/contracts';

/** Where a referral is: what is still missing, or what came of it. */
export type ReferralState = 'waiting' | 'running' | 'held' | 'paid' | 'reached' | 'over';

const DAY_MS = 86_400_000;

/** @param referral as one of its two drivers sees it */
export function stateOf(
  { bonusCents, endsAt, reachedAt, paidAt, isClosed }: OwnReferral,
  nowMs = Date.now(),
): ReferralState {
  if (paidAt !== null) return 'paid';
  if (reachedAt !== null) return bonusCents > 0 && !isClosed ? 'held' : 'reached';
  if (isClosed || (endsAt !== null && Date.parse(endsAt) <= nowMs)) return 'over';
  return endsAt === null ? 'waiting' : 'running';
}

/** How many days are left, the begun one included. */
export const daysLeft = (endsAt: string, nowMs = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - nowMs) / DAY_MS));
