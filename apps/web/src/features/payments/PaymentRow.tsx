import { Text } from '@mantine/core';
import type { PaymentView } from '@ridewire/contracts';
import { useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { RideEnds } from '../rides/RideEnds.tsx';
import { usePaymentsTexts } from './texts.en.ts';
import rideRowsStyles from '../rides/RideRows.module.css';

/** The cost of one ride, and a link to its receipt. */
export function PaymentRow({ payment }: { payment: PaymentView }) {
  const payments = usePaymentsTexts();
  const format = useFormat();
  const { rideId, paidAt, method, amountCents, refundedCents, driverName } = payment;
  const flash = useFlash(refundedCents);
  return (
    <li {...flash}>
      <Link className={rideRowsStyles.link} to="/dashboard/rider/payments/$rideId" params={{ rideId }}>
        <time className={rideRowsStyles.when} dateTime={paidAt}>
          <span>{format.date(paidAt)}</span>
          <Text span inherit c="dimmed">
            {format.clock(paidAt)}
          </Text>
        </time>
        <RideEnds ride={payment} />
        <span className={rideRowsStyles.who}>{driverName}</span>
        <Text span size="sm" c="dimmed" className={rideRowsStyles.badge}>
          {refundedCents > 0 ? payments.refunded(format.money(refundedCents)) : payments.methods[method]}
        </Text>
        <span className={`${rideRowsStyles.amount} rw-num`}>{format.money(amountCents)}</span>
      </Link>
    </li>
  );
}
