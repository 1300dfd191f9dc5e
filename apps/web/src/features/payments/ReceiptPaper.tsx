import { Box, Group, Stack, Title } from '@mantine/core';
import type { PaymentReceipt, PaymentRefund, RiderRide } from '@ridewire/contracts';
import { sayBusiness } from '@ridewire/contracts/say-business';
import { formatDateTime, PlateTag, useFormat } from '@ridewire/ui';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { FareLine, FareLines } from '../rides/FareLines.tsx';
import { Fact, FactList } from '../../kit/lists/FactList.tsx';
import { usePaymentsTexts } from './texts.en.ts';
import { useHistoryTexts } from '../rides/history.en.ts';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import styles from './payment-receipt.module.css';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { Panel } from '../../kit/page/Panel.tsx';

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
    <Panel component="article" className={styles.paper}>
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
        {payment.business && (
          <Fact label={payments.business}>
            <span style={{ overflowWrap: 'anywhere' }}>{sayBusiness(payment.business, payments.yes)}</span>
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
          discountCents={payment.discountCents}
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
    </Panel>
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
    <FactList look="stacked">
      {ends.map(({ sign, name, stop, at }, i) => (
        <Fact
          key={i}
          label={
            <Group component="span" gap={8}>
              <span className={styles.sign} data-sign={sign} aria-hidden />
              {name}
            </Group>
          }
        >
          <Group component="span" flex={1} gap={16} pl={16} wrap="nowrap" justify="space-between">
            {sayAddress(stop.address)}
            {at && (
              <Box component="time" flex="none" dateTime={at}>
                {format.clock(at)}
              </Box>
            )}
          </Group>
        </Fact>
      ))}
    </FactList>
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
      <Stack component="ul" gap={12} fz="sm" lh="sm">
        {refunds.map(({ id, at, amountCents, reason }) => (
          <Stack component="li" key={id} gap={2} style={{ overflowWrap: 'anywhere' }}>
            <Group component="span" gap="0 16px" justify="space-between" fw={600} className="rw-num">
              <span>{payments.refunded(format.money(amountCents))}</span>
              <Box component="time" fw={400} c="dimmed" dateTime={at}>
                {format.dateTime(at)}
              </Box>
            </Group>
            <span>{reason}</span>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
