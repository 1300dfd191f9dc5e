import type { Offer } from '@ridewire/contracts';
import { useNow } from '@ridewire/ui';
import { useState } from 'react';
import { useOfferAnswers } from '../../driving/offer-answers.ts';
import { useOffersLive } from '../../live/use-live.ts';
import { arrangeCards, msUntilCardsChange, type OfferCard } from './arrange-cards.ts';

const NONE: Offer[] = [];

/** The cards to show now, in the places they keep. */
export function useOfferCards(): readonly OfferCard[] {
  const { data } = useOffersLive();
  const { declinedIds, lost } = useOfferAnswers();
  const [cards, setCards] = useState<readonly OfferCard[]>([]);
  const nowMs = useNow((ms) => msUntilCardsChange(cards, ms));
  const next = arrangeCards(cards, {
    offers: data?.offers ?? NONE,
    withdrawn: data?.withdrawn ?? [],
    declinedIds,
    lost,
    nowMs,
  });
  if (next !== cards) setCards(next);
  return next;
}
