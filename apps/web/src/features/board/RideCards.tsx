import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { RideCard } from './RideCard.tsx';
import type { RideListProps } from './RideTable.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';
import rideCardsStyles from './ride-cards.module.css';

const CARD_PX = 104;

/** The table on a phone: each row a card. */
export function RideCards({ rides, stuck, called, focusedId, selectedId, onHover, onOpen }: RideListProps) {
  const texts = useBoardTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useVirtualizer({
    count: rides.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    overscan: 4,
  });
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        className={rideCardsStyles.cards}
        aria-label={texts.board.tableLabel}
        style={{ height: cards.getTotalSize() }}
      >
        {cards.getVirtualItems().map(({ index, start }) => {
          const ride = rides[index];
          return (
            ride && (
              <li
                key={ride.id}
                aria-setsize={rides.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)`, height: CARD_PX }}
              >
                <RideCard
                  ride={ride}
                  stuck={stuck.get(ride.id)}
                  hasAlert={called.has(ride.id)}
                  isFocused={ride.id === focusedId}
                  isSelected={ride.id === selectedId}
                  onHover={onHover}
                  onOpen={onOpen}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
