import { UnstyledButton } from '@mantine/core';
import { type BoardRide, isActive, type StuckState } from '@ridewire/contracts';
import { RideStatusBadge, useFlash, useFormat } from '@ridewire/ui';
import { memo } from 'react';
import { SosMark } from '../sos/SosMark.tsx';
import { Trip } from '../rides/Trip.tsx';
import { InStatus } from './InStatus.tsx';
import { sayNext } from './say-next.ts';
import { useBoardTexts } from './texts.en.ts';
import rideStates from './ride-states.module.css';
import styles from './ride-cards.module.css';

export interface RideCardProps {
  ride: BoardRide;
  stuck: StuckState | undefined;
  /** Someone raised an SOS alert on it. */
  hasAlert: boolean;
  isFocused: boolean;
  isSelected: boolean;
  /** False in a column that shows it anyway. @default true */
  withStatus?: boolean;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
}

/** One ride as a card: in the columns, and as a row on a phone. */
export const RideCard = memo(function RideCard({
  ride,
  stuck,
  hasAlert,
  isFocused,
  isSelected,
  withStatus = true,
  onHover,
  onOpen,
}: RideCardProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  return (
    <UnstyledButton
      {...useFlash(ride.version)}
      className={`${rideStates.ride} ${styles.card}`}
      data-part="board-card"
      data-called={hasAlert || undefined}
      data-stuck={stuck !== undefined || undefined}
      data-finished={!isActive(ride.status) || undefined}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={() => onHover(ride.id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(ride.id)}
      onBlur={() => onHover(null)}
      onClick={() => onOpen(ride.id)}
    >
      <span className={styles.cardLine}>
        {withStatus && <RideStatusBadge status={ride.status} size="sm" />}
        {hasAlert && <SosMark />}
        <span className="rw-mono">{format.shortId(ride.id)}</span>
        <span className={styles.cardEnd}>
          <InStatus ride={ride} stuck={stuck} />
        </span>
      </span>
      <Trip ride={ride} isStacked={!withStatus} />
      <span className={styles.cardLine}>
        <span className={styles.cardName}>
          {ride.driver?.name ?? sayNext(ride, texts) ?? texts.ride.noDriver}
        </span>
        <span className={`${styles.cardEnd} rw-num`}>{format.money(ride.fareCents)}</span>
      </span>
    </UnstyledButton>
  );
});
