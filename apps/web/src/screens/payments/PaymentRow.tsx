import type { PaymentView } from '@ridewire/contracts';
import { useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { RideEnds } from '../ride-history/RideEnds.tsx';

/** What one ride cost, and the way to its receipt. */
export function PaymentRow({ payment }: { payment: PaymentView }) {
  const { payments } = useTexts();
  const format = useFormat();
  const { rideId, paidAt, method, amountCents, refundedCents, driverName } = payment;
  const flash = useFlash(refundedCents);
  return (
    <li className="rw-ride-row" {...flash}>
      <Link className="rw-ride-link" to="/dashboard/rider/payments/$rideId" params={{ rideId }}>
        <time className="rw-ride-when" dateTime={paidAt}>
          <span>{format.date(paidAt)}</span>
          <span className="rw-ride-clock">{format.clock(paidAt)}</span>
        </time>
        <RideEnds ride={payment} />
        <span className="rw-ride-who">{driverName}</span>
        <span className="rw-ride-badge rw-payment-how">
          {refundedCents > 0 ? payments.refunded(format.money(refundedCents)) : payments.methods[method]}
        </span>
        <span className="rw-ride-amount rw-num">{format.money(amountCents)}</span>
      </Link>
    </li>
  );
}
