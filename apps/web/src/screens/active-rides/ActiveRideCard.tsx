import { Button, Title } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { PlateTag, RideStatusBadge, RideWire, useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { RideEnds } from '../ride-history/RideEnds.tsx';
import { useHeadline } from './use-headline.ts';

/** A ride under way in short, and the way to it. */
export function ActiveRideCard({ ride }: { ride: RiderRide }) {
  const { activeRides, history } = useTexts();
  const format = useFormat();
  const headline = useHeadline(ride);
  const flash = useFlash(ride.status);
  const { driver } = ride;
  return (
    <section className="rw-active-ride rw-flash" aria-labelledby="active-ride" {...flash}>
      <div className="rw-active-head">
        <RideStatusBadge status={ride.status} />
        <span className="rw-active-fare rw-num">{format.money(ride.fareCents)}</span>
      </div>
      <Title order={2} size="h3" id="active-ride">
        {headline}
      </Title>
      <RideEnds ride={ride} />
      <RideWire status={ride.status} times={ride.times} />
      <p className="rw-active-facts">
        <span>{history.types[ride.type]}</span>
        <span className="rw-mono">{format.shortId(ride.id)}</span>
        {driver && <span>{[driver.name, driver.vehicleModel].filter(Boolean).join(' · ')}</span>}
        {driver?.licensePlate && <PlateTag plate={driver.licensePlate} size="sm" />}
      </p>
      <Button component={Link} to="/dashboard/rider" size="lg">
        {activeRides.open}
      </Button>
    </section>
  );
}
