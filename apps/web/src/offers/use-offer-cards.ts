import type { Offer } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { useState } from 'react';
import { getHeldCards, holdCards } from './held-cards.ts';
import { useOfferAnswers } from '../driving/offer-answers.ts';
import { getLink } from '../live/link-state.ts';
import { useOffersLive } from '../live/use-live.ts';
import { arrangeCards, findShown, msUntilCardsChange, type OfferCard } from './arrange-cards.ts';

const NONE: Offer[] = [];

export interface OfferCards {
  cards: readonly OfferCard[];
  /** The one shown in full; none when there are no cards. */
  shown: OfferCard | undefined;
  choose: (rideId: string) => void;
}

/** The cards to show now, in the places they keep, and which of them is shown in full. */
export function useOfferCards(): OfferCards {
  const { data } = useOffersLive();
  const { declinedIds, lost } = useOfferAnswers();
  const [cards, setCards] = useState(getHeldCards);
  const [shownId, choose] = useState<string | null>(null);
  useNow((ms) => msUntilCardsChange(cards, ms));
  const next = arrangeCards(cards, {
    offers: data?.offers ?? NONE,
    withdrawn: data?.withdrawn ?? [],
    declinedIds,
    lost,
    // What is over says so from this moment on, however long ago the clock was looked at last.
    nowMs: Date.now() + getLink().clockOffsetMs,
  });
  if (next !== cards) {
    holdCards(next);
    setCards(next);
  }
  const shown = findShown(next, shownId);
  const nextId = shown?.offer.ride.id ?? null;
  // What is shown stays shown, whichever comes nearer meanwhile.
  if (nextId !== shownId) choose(nextId);
  return { cards: next, shown, choose };
}
