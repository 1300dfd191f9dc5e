import type { Offer } from '@ridewire/contracts';
import { useMemory, useNow } from '@ridewire/ui';
import { useEffect } from 'react';
import { useOfferAnswer } from '../offer-answers.ts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { useOffersLive } from '../driving-live.ts';
import { arrangeCards, findShown, msUntilCardsChange, type OfferCard } from './arrange-cards.ts';
import { onSessionEnd } from '../../session/on-session-end.ts';

let held: readonly OfferCard[] = [];

/** The cards as they were last shown: on another page they keep their letters and places. */
const getHeldCards = (): readonly OfferCard[] => held;
const holdCards = (cards: readonly OfferCard[]): void => void (held = cards);

// They belong to this driver: the next person who signs in in this tab sees none of them.
onSessionEnd(() => holdCards([]));

const NONE: Offer[] = [];

export interface OfferCards {
  cards: readonly OfferCard[];
  /** The one shown in full; undefined without cards. */
  shown: OfferCard | undefined;
  choose: (rideId: string) => void;
}

/** The cards to show now, in their places, and which of them is shown in full. */
export function useOfferCards(): OfferCards {
  const { data } = useOffersLive();
  const declinedIds = useOfferAnswer('declinedIds');
  const lost = useOfferAnswer('lost');
  const [cards] = useMemory(getHeldCards, (before) =>
    arrangeCards(before, {
      offers: data?.offers ?? NONE,
      withdrawn: data?.withdrawn ?? [],
      declinedIds,
      lost,
      // An ended card says so from this moment on, however long ago the clock was last read.
      nowMs: Date.now() + getConnection().clockOffsetMs,
    }),
  );
  useEffect(() => holdCards(cards), [cards]);
  useNow((ms) => msUntilCardsChange(cards, ms));
  // The shown card stays, even if a nearer one comes.
  const [shownId, choose] = useMemory<string | null>(
    null,
    (before) => findShown(cards, before)?.offer.ride.id ?? null,
  );
  return { cards, shown: findShown(cards, shownId), choose };
}
