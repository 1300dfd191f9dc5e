import { Title } from '@mantine/core';
import type { PaymentReceipt, PaymentRefund, RiderRide } from '@ridewire/contracts';
import { formatDateTime, PlateTag, useFormat } from '@ridewire/ui';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { FareLine, FareLines } from '../rides/FareLines.tsx';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { usePaymentsTexts } from './texts.en.ts';
import { useHistoryTexts } from '../rides/history.en.ts';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import styles from './payment-receipt.module.css';
import { sayAddress } from '../../kit/texts/say-address.ts';

/** Dates leave out the present year, which a printed page can't know. Here the present counts as 1970, so every date has its year. */
const WITH_YEAR = 0;

/** The receipt itself: the same on the screen and on paper. */
export function ReceiptPaper({ payment }: { payment: PaymentReceipt }) {
  const payments = usePaymentsTexts();
  const history = useHistoryTexts();
  const types = useRideTypes();
  const typeName = useTypeName();
  const format = useFormat();
  const { ride, rideId, method, amountCents, refundedCents, refunds } = payment;
  const { driver } = ride;
  return (
    <article className={styles.paper}>
      <FactList look="gaps" label={payments.facts}>
        <Fact label={payments.date}>{formatDateTime(payment.paidAt, format.options, WITH_YEAR)}</Fact>
        <Fact label={payments.paidWith}>{payments.methods[method]}</Fact>
        <Fact label={history.type}>{typeName(ride.type)}</Fact>
        {driver && <Fact label={history.driver}>{driver.name}</Fact>}
        {driver?.vehicleModel && <Fact label={history.vehicle}>{driver.vehicleModel}</Fact>}
        {driver?.licensePlate && (
          <Fact label={history.plate}>
            <PlateTag plate={driver.licensePlate} size="sm" />
          </Fact>
        )}
        <Fact label={payments.number}>{rideId}</Fact>
      </FactList>
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
          parts={fareParts(types, ride)}
          totalCents={amountCents}
          surgeTenths={ride.surgeTenths}
          waitingCents={ride.waitingCents}
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

/** Pickup and destination, and when the rider got in and out. */
function ReceiptRoute({ ride }: { ride: RiderRide }) {
  const history = useHistoryTexts();
  const format = useFormat();
  const { pickup, stops = [], destination, times } = ride;
  const ends = [
    { sign: 'disc', name: history.pickup, stop: pickup, at: times.picked_up ?? times.in_transit },
    ...stops.map((stop) => ({ sign: 'diamond', name: history.stop, stop, at: stop.reachedAt })),
    { sign: 'square', name: history.destination, stop: destination, at: times.completed },
  ];
  return (
    <dl className={styles.route}>
      {ends.map(({ sign, name, stop, at }, i) => (
        <div key={i}>
          <dt>
            <span className={styles.sign} data-sign={sign} aria-hidden />
            {name}
          </dt>
          <dd>
            {sayAddress(stop.address)}
            {at && <time dateTime={at}>{format.clock(at)}</time>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was given back, when and why. */
function RefundNotes({ refunds }: { refunds: PaymentRefund[] }) {
  const payments = usePaymentsTexts();
  const format = useFormat();
  return (
    <section>
      <Title order={2} size="h5">
        {payments.refunds}
      </Title>
      <ul className={styles.refunds}>
        {refunds.map(({ id, at, amountCents, reason }) => (
          <li key={id}>
            <span className={styles.refund}>
              <span>{payments.refunded(format.money(amountCents))}</span>
              <time dateTime={at}>{format.dateTime(at)}</time>
            </span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
