import { Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { OfferCard } from './arrange-cards.ts';
import { IdleRequests } from './IdleRequests.tsx';
import { OfferCardView } from './OfferCardView.tsx';
import { useSettlingCards } from './use-settling-cards.ts';

/** More would not be read within the half minute an offer lasts. */
export const MOST_SHOWN = 5;

/** The sign of a request, on its card and on the map. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Requests that can be taken now, in the places they keep; or that there are none. */
export function OfferList({ cards, withIdle }: { cards: readonly OfferCard[]; withIdle: boolean }) {
  const { driver } = useTexts();
  const list = useRef<HTMLElement>(null);
  useSettlingCards(list);
  const shown = cards.slice(0, MOST_SHOWN);
  const more = cards.length - shown.length;
  const isEmpty = cards.length === 0;
  const move = (from: number) => (step: 1 | -1) =>
    list.current?.querySelectorAll<HTMLElement>('[data-card]')[from + step]?.focus();
  if (isEmpty && !withIdle) return null;
  return (
    <section ref={list} className="rw-offers" aria-labelledby="incoming">
      {/* One heading for both, so that a focus on it outlives what comes and goes below. */}
      <h2 id="incoming" className="rw-driver-h2" data-hidden={isEmpty || undefined} tabIndex={-1}>
        {driver.incoming}
      </h2>
      {isEmpty ? (
        <IdleRequests />
      ) : (
        <>
          <VisuallyHidden>{driver.keys}</VisuallyHidden>
          <ul>
            {shown.map((card, index) => (
              <li key={card.offer.ride.id}>
                <OfferCardView card={card} letter={letterOf(index)} onMove={move(index)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {more > 0 && (
        <Text c="dimmed" ta="center" py="sm">
          {driver.more(more)}
        </Text>
      )}
    </section>
  );
}
