import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { TripEnds } from './TripEnds.tsx';

/** What was booked: both ends, type and fare. */
export function RideSummary({ ride }: { ride: RiderRide }) {
  const { history } = useTexts();
  const format = useFormat();
  return (
    <div className="rw-rider-summary">
      <TripEnds ride={ride} />
      <p className="rw-rider-price">
        <span>{history.types[ride.type]}</span>
        <span className="rw-num">{format.money(ride.fareCents)}</span>
      </p>
    </div>
  );
}
