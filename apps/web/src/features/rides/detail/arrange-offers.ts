import type { OfferFate, StoryOffer } from '@ridewire/contracts';

/** What matters stands first. */
const ORDER: readonly OfferFate[] = [
  'accepted',
  'given_back',
  'replaced',
  'open',
  'declined',
  'missed',
  'ended',
  'expired',
];

export interface ArrangedOffers {
  /** By fate, then as they were made. */
  offers: StoryOffer[];
  /** How many have each fate, in the same order; none with zero. */
  counts: { fate: OfferFate; count: number }[];
  /** When the next open one runs out, milliseconds since 1970; Infinity when none is open. */
  nextEndMs: number;
}

/** Offers as they stand at `nowMs` of the server's clock: an open one runs out by itself. */
export function arrangeOffers(offers: readonly StoryOffer[], nowMs: number): ArrangedOffers {
  const now = offers.map((offer): StoryOffer =>
    offer.fate === 'open' && Date.parse(offer.expiresAt) <= nowMs
      ? { ...offer, fate: 'expired', settledAt: offer.expiresAt }
      : offer,
  );
  const byFate = ORDER.map((fate) => now.filter((offer) => offer.fate === fate));
  return {
    offers: byFate.flat(),
    counts: ORDER.flatMap((fate, n) => {
      const count = byFate[n]?.length ?? 0;
      return count > 0 ? [{ fate, count }] : [];
    }),
    nextEndMs: Math.min(
      ...now.filter(({ fate }) => fate === 'open').map(({ expiresAt }) => Date.parse(expiresAt)),
    ),
  };
}
