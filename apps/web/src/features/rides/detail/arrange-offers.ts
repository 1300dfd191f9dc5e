import type { OfferFate, StoryOffer } from '@ridewire/contracts';

/** The most important outcomes first. */
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
  /** By outcome, then in the order they were made. */
  offers: StoryOffer[];
  /** How many offers have each outcome, in the same order; outcomes without offers are left out. */
  counts: { fate: OfferFate; count: number }[];
  /** When the next open offer expires, in milliseconds since 1970; Infinity if none is open. */
  nextEndMs: number;
}

/** The offers at `nowMs` of the server's clock. Open offers expire by themselves. */
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
