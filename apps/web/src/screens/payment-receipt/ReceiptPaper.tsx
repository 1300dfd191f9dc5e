import { Title } from '@mantine/core';
import type { PaymentReceipt } from '@ridewire/contracts';
import { formatDateTime, PlateTag, useFormat } from '@ridewire/ui';
import { fareParts } from '../../rides/fare-parts.ts';
import { FareLine, FareLines } from '../../rides/FareLines.tsx';
import { Fact, Facts } from '../../rides/Facts.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ReceiptRoute } from './ReceiptRoute.tsx';
import { RefundNotes } from './RefundNotes.tsx';

/** A date is written with its year unless it is of this one, which a paper can't know: as if it were 1970. */
const WITH_YEAR = 0;

/** The receipt itself: the same on the screen and on paper. */
export function ReceiptPaper({ payment }: { payment: PaymentReceipt }) {
  const { history, payments } = useTexts();
  const format = useFormat();
  const { ride, rideId, method, amountCents, refundedCents, refunds } = payment;
  const { driver } = ride;
  return (
    <article className="rw-paper">
      <Facts label={payments.facts}>
        <Fact label={payments.date}>{formatDateTime(payment.paidAt, format.options, WITH_YEAR)}</Fact>
        <Fact label={payments.paidWith}>{payments.methods[method]}</Fact>
        <Fact label={history.type}>{history.types[ride.type]}</Fact>
        {driver && <Fact label={history.driver}>{driver.name}</Fact>}
        {driver?.vehicleModel && <Fact label={history.vehicle}>{driver.vehicleModel}</Fact>}
        {driver?.licensePlate && (
          <Fact label={history.plate}>
            <PlateTag plate={driver.licensePlate} size="sm" />
          </Fact>
        )}
        <Fact label={payments.number}>
          <span className="rw-paper-number">{rideId}</span>
        </Fact>
      </Facts>
      <section>
        <Title order={2} size="h5">
          {payments.route}
        </Title>
        <ReceiptRoute ride={ride} />
      </section>
      <section>
        <Title order={2} size="h5">
          {payments.fare}
        </Title>
        <FareLines
          parts={fareParts(ride)}
          totalCents={amountCents}
          distanceMeters={ride.distanceMeters}
          durationSeconds={ride.durationSeconds}
        >
          {refundedCents > 0 && (
            <>
              <FareLine name={payments.refund} cents={-refundedCents} />
              <FareLine name={payments.paid} cents={amountCents - refundedCents} isTotal />
            </>
          )}
        </FareLines>
      </section>
      {refunds.length > 0 && <RefundNotes refunds={refunds} />}
    </article>
  );
}
