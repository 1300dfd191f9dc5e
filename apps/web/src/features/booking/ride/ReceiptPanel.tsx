import { Box, Button, Group, Portal, Stack, Text, Title } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { Logo, RideWire, useFormat } from '@ridewire/ui';
import { IconPrinter } from '@tabler/icons-react';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import type { RateRideProps } from '../../ratings/RateRide.tsx';
import { LaterRideBusiness } from '../../business/LaterBusiness.tsx';
import { DriverChat } from './DriverChat.tsx';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { sayPayment } from '../phase/say-payment.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import styles from '../panel/rider-home.module.css';
import ridePanelStyles from '../panel/ride-panel.module.css';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { FareLines } from '../../rides/FareLines.tsx';
import { PairWish } from '../../wishes/PairWish.tsx';
import { TripEnds } from '../panel/TripEnds.tsx';
import { useRideTypes, useTypeName } from '../../rides/ride-types.ts';

const RateRide = lazyLater<RateRideProps>(async () => (await import('../../ratings/RateRide.tsx')).RateRide);

interface ReceiptPanelProps {
  ride: RiderRide;
  onDone: () => void;
  onBookAgain: () => void;
}

/** The ride was completed. */
export function ReceiptPanel({ ride, onDone, onBookAgain }: ReceiptPanelProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const payment = sayPayment(ride, rider, format);
  return (
    <>
      <Group wrap="nowrap" align="baseline" justify="space-between">
        <PanelHeading>{rider.arrived}</PanelHeading>
        <Text span className="rw-num" size="xl" fw={650} flex="none">
          {format.money(toPayOf(ride))}
        </Text>
      </Group>
      {payment && (
        <Box component="p" className="rw-num" fz="lg" fw={650}>
          {payment}
        </Box>
      )}
      <RideWire status={ride.status} times={ride.times} />
      {ride.driver && <RateRide rideId={ride.id} side="rider" name={ride.driver.name} />}
      {ride.driver && <PairWish by="rider" of={ride.driver} />}
      <Receipt ride={ride} />
      <LaterRideBusiness key={`business ${ride.id}`} rideId={ride.id} />
      <Group justify="space-between">
        <Button
          variant="subtle"
          ml="-md"
          px="md"
          size="md"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {panel.print}
        </Button>
        {/* Something was left in the car. */}
        <DriverChat ride={ride} />
      </Group>
      <PanelFooter>
        <div className={styles.buttons}>
          <Button size="lg" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onBookAgain}>
            {panel.bookAgain}
          </Button>
        </div>
      </PanelFooter>
      <Portal className={ridePanelStyles.paper} reuseTargetNode={false}>
        <Logo size={24} />
        <Title order={2}>{panel.receipt}</Title>
        <Receipt ride={ride} />
        <LaterRideBusiness rideId={ride.id} isPrinted />
      </Portal>
    </>
  );
}

/** The trip, its time, its driver, and what it cost. */
function Receipt({ ride }: { ride: RiderRide }) {
  const types = useRideTypes();
  const typeName = useTypeName();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const { driver, times } = ride;
  const car = [driver?.name, driver?.licensePlate, driver?.vehicleModel].filter(Boolean);
  return (
    <Stack>
      <TripEnds
        ride={ride}
        times={{ pickup: times.picked_up ?? times.in_transit, destination: times.completed }}
      />
      <Text size="sm" c="dimmed">
        {typeName(ride.type)} · {car.join(' · ')}
      </Text>
      <FareLines
        parts={fareParts(types, ride)}
        totalCents={toPayOf(ride)}
        discountCents={ride.discountCents}
        surgeTenths={ride.surgeTenths}
        waitingCents={ride.waitingCents}
        distanceMeters={ride.distanceMeters}
        durationSeconds={ride.durationSeconds}
      />
      <Text size="sm" c="dimmed" className="rw-num">
        {panel.receiptOf(format.shortId(ride.id))} · {format.dateTime(times.completed)}
      </Text>
    </Stack>
  );
}
