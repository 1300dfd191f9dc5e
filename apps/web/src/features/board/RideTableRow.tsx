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
import styles from './RideTableRow.module.css';

export interface RideTableRowProps {
  ride: BoardRide;
  index: number;
  stuck: StuckState | undefined;
  /** Someone raised an SOS alert on it. */
  hasAlert: boolean;
  /** Highlighted on the map, by hovering here or there. */
  isFocused: boolean;
  /** Its detail is open. */
  isSelected: boolean;
  /** Tab reaches this row's button. */
  isTabStop: boolean;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
  onReach: (rideId: string) => void;
  onMove: (event: React.KeyboardEvent) => void;
}

/** One ride; a click anywhere in it opens it. Its cells do not render if only its position in the table changed. */
export function RideTableRow({
  ride,
  index,
  stuck,
  hasAlert,
  isFocused,
  isSelected,
  onHover,
  onOpen,
  ...keys
}: RideTableRowProps) {
  return (
    <tr
      {...useFlash(ride.version)}
      className={`${rideStates.ride} ${styles.row}`}
      data-part="board-row"
      data-index={index}
      // The header is the first row.
      aria-rowindex={index + 2}
      data-called={hasAlert || undefined}
      data-stuck={stuck !== undefined || undefined}
      data-finished={!isActive(ride.status) || undefined}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={() => onHover(ride.id)}
      onPointerLeave={() => onHover(null)}
      onClick={() => onOpen(ride.id)}
    >
      <RideCells ride={ride} stuck={stuck} hasAlert={hasAlert} onHover={onHover} {...keys} />
    </tr>
  );
}

type RideCellsProps = Pick<
  RideTableRowProps,
  'ride' | 'stuck' | 'hasAlert' | 'isTabStop' | 'onHover' | 'onReach' | 'onMove'
>;

/** The cells. Keyboard users reach the button in the first one, which does the same as a click on the row. */
const RideCells = memo(function RideCells({
  ride,
  stuck,
  hasAlert,
  isTabStop,
  onHover,
  onReach,
  onMove,
}: RideCellsProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  return (
    <>
      <td>
        <UnstyledButton
          className={`${styles.open} rw-mono`}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={texts.board.open(format.shortId(ride.id))}
          onFocus={() => {
            onReach(ride.id);
            onHover(ride.id);
          }}
          onBlur={() => onHover(null)}
          onKeyDown={onMove}
        >
          {format.shortId(ride.id).replace('#', '')}
        </UnstyledButton>
      </td>
      <td>
        <RideStatusBadge status={ride.status} size="sm" />
      </td>
      <td className={styles.cellTrip}>
        {hasAlert && <SosMark />}
        <Trip ride={ride} />
      </td>
      <td className={styles.cellName} title={ride.driver?.name}>
        {ride.driver?.name ?? sayNext(ride, texts) ?? '–'}
      </td>
      <td className={styles.cellNumber}>{format.money(ride.fareCents)}</td>
      <td className={styles.cellNumber}>
        <InStatus ride={ride} stuck={stuck} />
      </td>
    </>
  );
});
