import type { Offer } from '@ridewire/contracts';
import { useMemory, useNow } from '@ridewire/ui';
import { useEffect } from 'react';
import { useOfferAnswer } from '../offer-answers.ts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { useOffersLive } from '../driving-live.ts';
import { arrangeCards, findShown, msUntilCardsChange, type OfferCard } from './arrange-cards.ts';
import { onSessionEnd } from '../../session/on-session-end.ts';

let held: readonly OfferCard[] = [];

/** The cards as they were shown last: on another page they keep their letters and places. */
const getHeldCards = (): readonly OfferCard[] => held;
const holdCards = (cards: readonly OfferCard[]): void => void (held = cards);

// They were this driver's: who signs in next in this tab sees none of them.
onSessionEnd(() => holdCards([]));

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
  const declinedIds = useOfferAnswer('declinedIds');
  const lost = useOfferAnswer('lost');
  const [cards] = useMemory(getHeldCards, (before) =>
    arrangeCards(before, {
      offers: data?.offers ?? NONE,
      withdrawn: data?.withdrawn ?? [],
      declinedIds,
      lost,
      // What is over says so from this moment on, however long ago the clock was looked at last.
      nowMs: Date.now() + getConnection().clockOffsetMs,
    }),
  );
  useEffect(() => holdCards(cards), [cards]);
  useNow((ms) => msUntilCardsChange(cards, ms));
  // What is shown stays shown, whichever comes nearer meanwhile.
  const [shownId, choose] = useMemory<string | null>(
    null,
    (before) => findShown(cards, before)?.offer.ride.id ?? null,
  );
  return { cards, shown: findShown(cards, shownId), choose };
}
