import './Trip.css';
import { VisuallyHidden } from '@mantine/core';
import type { RideView } from '@ridewire/contracts';
import { useTexts } from '../texts/use-texts.ts';

export interface TripProps {
  ride: Pick<RideView, 'pickup' | 'destination'>;
  /** One end above the other, where a line has no room for both. */
  isStacked?: boolean;
}

/** From where to where. */
export function Trip({ ride, isStacked = false }: TripProps) {
  const { history } = useTexts();
  return (
    <span className="rw-trip" data-stacked={isStacked || undefined}>
      <span title={ride.pickup.address}>
        <VisuallyHidden>{history.from} </VisuallyHidden>
        {ride.pickup.address}
      </span>
      <span aria-hidden>→</span>
      <span title={ride.destination.address}>
        <VisuallyHidden> {history.to} </VisuallyHidden>
        {ride.destination.address}
      </span>
    </span>
  );
}
