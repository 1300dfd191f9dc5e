import { UnstyledButton } from '@mantine/core';
import { isActive, type BoardRide } from '@ridewire/contracts';
import { RideStatusBadge, useFlash, useFormat } from '@ridewire/ui';
import { memo } from 'react';
import { SosMark } from '../../emergency/SosMark.tsx';
import { Trip } from '../../rides/Trip.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { InStatus } from './InStatus.tsx';
import type { StuckState } from './stuck-ride.ts';

export interface RideCardProps {
  ride: BoardRide;
  stuck: StuckState | undefined;
  /** Somebody calls for help from it. */
  isCalled: boolean;
  isFocused: boolean;
  isSelected: boolean;
  /** False in a column that says it anyway. @default true */
  withStatus?: boolean;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
}

/** One ride as a card: in the columns, and as a row on a phone. */
export const RideCard = memo(function RideCard({
  ride,
  stuck,
  isCalled,
  isFocused,
  isSelected,
  withStatus = true,
  onHover,
  onOpen,
}: RideCardProps) {
  const { admin } = useTexts();
  const format = useFormat();
  return (
    <UnstyledButton
      {...useFlash(ride.version)}
      className="rw-board-card"
      data-called={isCalled || undefined}
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
      <span className="rw-board-card-line">
        {withStatus && <RideStatusBadge status={ride.status} size="sm" />}
        {isCalled && <SosMark />}
        <span className="rw-mono">{format.shortId(ride.id)}</span>
        <span className="rw-board-card-end">
          <InStatus ride={ride} stuck={stuck} />
        </span>
      </span>
      <Trip ride={ride} isStacked={!withStatus} />
      <span className="rw-board-card-line">
        <span className="rw-board-card-name">{ride.driver?.name ?? admin.ride.noDriver}</span>
        <span className="rw-board-card-end rw-num">{format.money(ride.fareCents)}</span>
      </span>
    </UnstyledButton>
  );
});
