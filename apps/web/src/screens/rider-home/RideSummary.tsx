import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { sayPayment } from './say-payment.ts';
import { TripEnds } from './TripEnds.tsx';

/** What was booked: both ends, type and fare, and how it is paid. */
export function RideSummary({ ride }: { ride: RiderRide }) {
  const { history, rider } = useTexts();
  const format = useFormat();
  const payment = sayPayment(ride, rider, format);
  return (
    <div className="rw-rider-summary">
      <TripEnds ride={ride} />
      <p className="rw-rider-price">
        <span>{history.types[ride.type]}</span>
        <span className="rw-num">{format.money(ride.fareCents)}</span>
      </p>
      {payment && <p className="rw-rider-payment rw-num">{payment}</p>}
    </div>
  );
}
