import { Box, Group, Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { sayPayment } from '../phase/say-payment.ts';
import { LaterPassengerLine } from '../passenger/LaterPassenger.tsx';
import { TripEnds } from './TripEnds.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { useTypeName } from '../../rides/ride-types.ts';
import { useRideTexts } from '../../rides/ride.en.ts';
import styles from './ride-panel.module.css';

interface RideSummaryProps {
  ride: RiderRide;
  /** Below its places. */
  children?: ReactNode;
}

/** The booking: both ends, type and fare, and how it is paid. */
export function RideSummary({ ride, children }: RideSummaryProps) {
  const typeName = useTypeName();
  const rider = useRiderTexts();
  const words = useRideTexts();
  const format = useFormat();
  const payment = sayPayment(ride, rider, format);
  return (
    <div className={styles.summary}>
      <TripEnds ride={ride} />
      {children}
      <Group component="p" gap="lg" wrap="nowrap" align="stretch" justify="space-between" fw={500}>
        <span>{typeName(ride.type)}</span>
        <span className="rw-num">
          {ride.surgeTenths && (
            <Text span inherit fw={400} c="dimmed" mr="xs">
              {words.busy(format.times(ride.surgeTenths))}
            </Text>
          )}
          {ride.waitingCents && (
            <Text span inherit fw={400} c="dimmed" mr="xs">
              {words.waitingPart(format.money(ride.waitingCents))}
            </Text>
          )}
          {ride.discountCents && (
            <Text span inherit fw={400} c="dimmed" mr="xs">
              {words.promoPart(format.money(ride.discountCents))}
            </Text>
          )}
          {format.money(toPayOf(ride))}
        </span>
      </Group>
      {ride.times.scheduled && (
        <Box component="p" className="rw-num" fw={500}>
          {words.pickupAt(format.clock(ride.times.scheduled))}
        </Box>
      )}
      {ride.passenger && <LaterPassengerLine ride={ride} />}
      {ride.pickupNote && (
        <Box component="p" c="var(--rw-text-2)" style={{ overflowWrap: 'anywhere' }}>
          {rider.noteOf(ride.pickupNote)}
        </Box>
      )}
      {payment && (
        <Box component="p" className="rw-num" c="var(--rw-text-2)">
          {payment}
        </Box>
      )}
    </div>
  );
}
