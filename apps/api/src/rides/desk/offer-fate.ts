import type { OfferFate, StoryEvent } from '@ridewire/contracts';

/** Times in milliseconds since 1970. */
export interface MadeOffer {
  driverId: string;
  offeredMs: number;
  expiresMs: number;
  declinedMs: number | null;
  /** It was withdrawn. */
  endedMs: number | null;
}

/** Null while it is open. */
export interface OfferOutcome {
  fate: OfferFate;
  settledMs: number | null;
}

/**
 * The offer says whether it was declined or withdrawn; the rest follows from its ride's events.
 * @param events oldest first
 */
export function findOfferFate(offer: MadeOffer, events: readonly StoryEvent[], nowMs: number): OfferOutcome {
  const { driverId, offeredMs, expiresMs, declinedMs } = offer;
  const endedMs = offer.endedMs ?? Infinity;
  const accepted = events.findLast(({ type, actor }) => type === 'ride.accepted' && actor?.id === driverId);
  // Giving a ride back declines it too.
  if (declinedMs !== null) {
    const isReplaced =
      accepted && events.some(({ type, at }) => type === 'ride.replaced' && Date.parse(at) === declinedMs);
    const fate = isReplaced ? 'replaced' : accepted ? 'given_back' : 'declined';
    return { fate, settledMs: declinedMs };
  }
  if (accepted) return { fate: 'accepted', settledMs: Date.parse(accepted.at) };
  const left = events.find(
    ({ from, to, at }) => from === 'requested' && to !== 'requested' && Date.parse(at) >= offeredMs,
  );
  const leftMs = left ? Date.parse(left.at) : Infinity;
  if (leftMs < Math.min(expiresMs, endedMs)) return { fate: 'missed', settledMs: leftMs };
  if (endedMs < expiresMs) return { fate: 'ended', settledMs: endedMs };
  return nowMs >= expiresMs ? { fate: 'expired', settledMs: expiresMs } : { fate: 'open', settledMs: null };
}
