import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OfferCard } from './arrange-cards.ts';
import { OfferCardView } from './OfferCardView.tsx';
import { MOST_SHOWN, OfferChips } from './OfferChips.tsx';
import { useDriverTexts } from '../texts.en.ts';
import styles from './offers.module.css';

export interface OfferPanelProps {
  cards: readonly OfferCard[];
  shown: OfferCard;
  onChoose: (rideId: string) => void;
  /** Other important content below the request. */
  children?: ReactNode;
}

/**
 * The requests that can be taken now: one in full with its buttons, which never leave the screen, and the others as
 * signs.
 */
export function OfferPanel({ cards, shown, onChoose, children }: OfferPanelProps) {
  const driver = useDriverTexts();
  const reachable = cards.slice(0, MOST_SHOWN);
  const move = (step: 1 | -1) => {
    const next = reachable[reachable.indexOf(shown) + step];
    if (next) onChoose(next.offer.ride.id);
  };
  return (
    <section className={styles.offers} data-part="offers" aria-labelledby="incoming">
      <VisuallyHidden component="h2" id="incoming" tabIndex={-1}>
        {driver.incoming}
      </VisuallyHidden>
      <VisuallyHidden>{driver.keys}</VisuallyHidden>
      {cards.length > 1 && <OfferChips cards={cards} shown={shown} onChoose={onChoose} />}
      <OfferCardView card={shown} onMove={move}>
        {children}
      </OfferCardView>
    </section>
  );
}
