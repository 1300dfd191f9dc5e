import { Box, UnstyledButton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useRef } from 'react';
import type { OfferCard } from './arrange-cards.ts';
import { useSettlingChips } from './use-settling-chips.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './OfferChips.module.css';

/** More could not be read within the half minute an offer lasts. */
export const MOST_SHOWN = 5;

export interface OfferChipsProps {
  cards: readonly OfferCard[];
  shown: OfferCard;
  onChoose: (rideId: string) => void;
}

/** All waiting requests, when there are several: a press shows one in full. */
export function OfferChips({ cards, shown, onChoose }: OfferChipsProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  useSettlingChips(list);
  const more = cards.length - MOST_SHOWN;
  return (
    <ul ref={list} className={styles.chips}>
      {cards.slice(0, MOST_SHOWN).map((card) => {
        const { offer, letter, ending } = card;
        const away = offer.pickupSeconds === null ? null : format.duration(offer.pickupSeconds);
        return (
          <li key={offer.ride.id} data-card={offer.ride.id}>
            <UnstyledButton
              className={`${styles.chip} rw-num`}
              aria-pressed={card === shown}
              data-ending={ending ?? undefined}
              onClick={() => onChoose(offer.ride.id)}
            >
              <span className={styles.letter}>{letter}</span>
              <span>
                {format.money(offer.payoutCents)}
                <small>{ending ? driver.endings[ending] : away}</small>
              </span>
            </UnstyledButton>
          </li>
        );
      })}
      {more > 0 && (
        <Box component="li" fz="sm" flex="none" c="dimmed" style={{ alignSelf: 'center' }}>
          {driver.more(more)}
        </Box>
      )}
    </ul>
  );
}
