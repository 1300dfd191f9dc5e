import { UnstyledButton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { OfferCard } from './arrange-cards.ts';
import { useSettlingChips } from './use-settling-chips.ts';

/** More would not be read within the half minute an offer lasts. */
export const MOST_SHOWN = 5;

export interface OfferChipsProps {
  cards: readonly OfferCard[];
  shown: OfferCard;
  onChoose: (rideId: string) => void;
}

/** All requests that wait, when there are several: a press shows one in full. */
export function OfferChips({ cards, shown, onChoose }: OfferChipsProps) {
  const { driver } = useTexts();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  useSettlingChips(list);
  const more = cards.length - MOST_SHOWN;
  return (
    <ul ref={list} className="rw-offer-chips">
      {cards.slice(0, MOST_SHOWN).map((card) => {
        const { offer, letter, ending } = card;
        const away = offer.pickupSeconds === null ? null : format.duration(offer.pickupSeconds);
        return (
          <li key={offer.ride.id} data-card={offer.ride.id}>
            <UnstyledButton
              className="rw-offer-chip rw-num"
              aria-pressed={card === shown}
              data-ending={ending ?? undefined}
              onClick={() => onChoose(offer.ride.id)}
            >
              <span className="rw-offer-letter">{letter}</span>
              <span>
                {format.money(offer.payoutCents)}
                <small>{ending ? driver.endings[ending] : away}</small>
              </span>
            </UnstyledButton>
          </li>
        );
      })}
      {more > 0 && <li className="rw-offer-more">{driver.more(more)}</li>}
    </ul>
  );
}
