import { VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useHistoryTexts } from './history.en.ts';
import styles from './Trip.module.css';

export interface TripProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** Puts one end above the other, where a line has no room for both. */
  isStacked?: boolean;
}

/** Pickup and destination. */
export function Trip({ ride, isStacked = false }: TripProps) {
  const history = useHistoryTexts();
  return (
    <span className={styles.trip} data-part="trip" data-stacked={isStacked || undefined}>
      <span title={sayAddress(ride.pickup.address)}>
        <VisuallyHidden>{history.from} </VisuallyHidden>
        {sayAddress(ride.pickup.address)}
      </span>
      <span aria-hidden>→</span>
      <span title={sayAddress(ride.destination.address)}>
        <VisuallyHidden> {history.to} </VisuallyHidden>
        {sayAddress(ride.destination.address)}
      </span>
    </span>
  );
}
