import type { RideDetail } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { IconCar, IconUser } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { ReviewMark } from '../../review/ReviewMark.tsx';
import { Trip } from '../Trip.tsx';
import { RideActions } from './RideActions.tsx';
import { RequestedAt, type RidesProps } from './RideTable.tsx';
import { useOpenRide } from './use-open-ride.ts';
import { useRideFlash } from './use-ride-flash.ts';
import { useRidesTexts } from '../texts.en.ts';
import listsStyles from '../../../kit/lists/lists.module.css';
import styles from './ride-management.module.css';

/** Rides as cards, where rows would not fit. */
export function RideCards({ rides: shown, ...more }: RidesProps) {
  const rides = useRidesTexts();
  return (
    <ul className={listsStyles.cards} aria-label={rides.list}>
      {shown.map((ride) => (
        <RideCard key={ride.id} ride={ride} {...more} />
      ))}
    </ul>
  );
}

function RideCard({ ride, ...more }: { ride: RideDetail } & Omit<RidesProps, 'rides'>) {
  const rides = useRidesTexts();
  const format = useFormat();
  const { id, status, rider, driver, fareCents } = ride;
  const openRide = useOpenRide(id, more.search);
  return (
    // Keyboard users reach the same through its first button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li className={`${listsStyles.card} ${styles.row}`} {...useRideFlash(ride)} onClick={openRide}>
      <div className={styles.line}>
        <span className="rw-mono">{format.shortId(id)}</span>
        <RideStatusBadge status={status} />
        <strong className="rw-num">{status === 'canceled' ? '–' : format.money(fareCents)}</strong>
      </div>
      <Trip ride={ride} isStacked />
      <div className={styles.people}>
        <span>
          <IconUser size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{rides.rider} </VisuallyHidden>
          {rider.name}
        </span>
        <span data-none={!driver || undefined}>
          <IconCar size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{rides.driver} </VisuallyHidden>
          {driver?.name ?? rides.noDriver}
        </span>
      </div>
      <ReviewMark rideId={id} />
      <RequestedAt ride={ride} />
      <div className={listsStyles.actions} data-print="none">
        <RideActions ride={ride} {...more} />
      </div>
    </li>
  );
}
