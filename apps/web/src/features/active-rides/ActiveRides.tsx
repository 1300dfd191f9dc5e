import { Button, Group, Text, Title } from '@mantine/core';
import { isActive, type RiderRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { EmptyState, Junction, PlateTag, RideStatusBadge, RideWire, useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useRiderLive } from '../booking/live/rider-live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useActiveRidesTexts } from './texts.en.ts';
import { RideEnds } from '../rides/RideEnds.tsx';
import { ScheduledRides } from '../scheduled-rides/ScheduledRides.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import styles from './active-rides.module.css';
import { useRiderTexts } from '../booking/texts.en.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';

/** The rider's active ride; the controls for it are on their home. */
export function ActiveRides() {
  const activeRides = useActiveRidesTexts();
  const { data, failure } = useRiderLive();
  const ride = data?.ride && isActive(data.ride.status) ? data.ride : null;
  return (
    <Page title={activeRides.title} isNarrow>
      <Failure title={activeRides.loadFailed} mb="lg">
        {failure}
      </Failure>
      {ride && <ActiveRideCard ride={ride} />}
      {data && !ride && (
        <EmptyState
          illustration={Junction}
          line={activeRides.empty}
          hint={activeRides.emptyHint}
          action={
            <Button component={Link} to="/dashboard/rider/book-ride" size="md">
              {activeRides.bookRide}
            </Button>
          }
        />
      )}
      {!data && <Waiting height={280} />}
      <ScheduledRides />
    </Page>
  );
}

/** A ride under way in short, with a link to it. */
function ActiveRideCard({ ride }: { ride: RiderRide }) {
  const activeRides = useActiveRidesTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const headline = useHeadline(ride);
  const flash = useFlash(ride.status);
  const { driver } = ride;
  return (
    <section className={`${styles.ride} rw-flash`} aria-labelledby="active-ride" {...flash}>
      <Group gap="4px 12px" justify="space-between">
        <RideStatusBadge status={ride.status} />
        <Text span className="rw-num" size="1.25rem" fw={650}>
          {format.money(toPayOf(ride))}
        </Text>
      </Group>
      <Title order={2} size="h3" id="active-ride">
        {headline}
      </Title>
      <RideEnds ride={ride} />
      <RideWire status={ride.status} times={ride.times} />
      <Group component="p" gap="4px 12px" fz="sm" c="dimmed">
        <span>{typeName(ride.type)}</span>
        <span className="rw-mono">{format.shortId(ride.id)}</span>
        {driver && <span>{[driver.name, driver.vehicleModel].filter(Boolean).join(' · ')}</span>}
        {driver?.licensePlate && <PlateTag plate={driver.licensePlate} size="sm" />}
      </Group>
      <Button component={Link} to="/dashboard/rider" size="lg">
        {activeRides.open}
      </Button>
    </section>
  );
}

/** The state of a ride under way, in the words of the rider's home. */
function useHeadline({ status, driver }: RiderRide): string {
  const rider = useRiderTexts();
  if (status === 'requested') return rider.searching;
  if (status === 'accepted') return rider.onTheWay(driver?.name ?? rider.yourDriver);
  return status === 'picked_up' ? rider.onBoard : rider.underway;
}
