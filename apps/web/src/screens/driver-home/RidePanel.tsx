import { Button, Title, Tooltip } from '@mantine/core';
import { distanceMeters, drivingSeconds, type DriverRide } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFlash, useFormat } from '@ridewire/ui';
import { IconNavigation, IconPhone } from '@tabler/icons-react';
import { navigationLink } from '../../driving/navigation-link.ts';
import { useOwnPosition } from '../../driving/own-position.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Ends } from './Ends.tsx';
import { Notice } from './Notice.tsx';
import { RideMenu } from './RideMenu.tsx';
import { headingTo } from './ride-stage.ts';

export interface RidePanelProps {
  ride: DriverRide;
  bySupport: boolean;
  watch: (rideId: string | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The ride under way: where to, who, for how much, and whom to call. Its one button stands in the footer. */
export function RidePanel({ ride, bySupport, watch }: RidePanelProps) {
  const { driver, pieces } = useTexts();
  const format = useFormat();
  const { position } = useOwnPosition();
  const flash = useFlash(ride.status);
  const place = headingTo(ride);
  const meters = position && distanceMeters(position, ride[place]);
  const sayWay = place === 'pickup' ? driver.toPickup : driver.toDestination;
  const { phone, name } = ride.rider;
  return (
    <section className="rw-driving" aria-labelledby="current-ride">
      {bySupport && (
        <Notice key={ride.version} tone="warning" title={driver.supportSet(pieces.statuses[ride.status])} />
      )}
      <div className="rw-driving-head rw-flash" {...flash}>
        <Title order={2} size="h4" id="current-ride" tabIndex={-1}>
          {driver.ride}
        </Title>
        <RideStatusBadge status={ride.status} />
        <span className="rw-mono rw-driving-id">{format.shortId(ride.id)}</span>
      </div>
      {meters !== null && (
        <p className="rw-driving-way rw-num">
          {sayWay(format.duration(drivingSeconds(meters)), format.distance(meters))}
        </p>
      )}
      <Ends
        ride={ride}
        below={{ pickup: format.coordinates(ride.pickup), destination: format.coordinates(ride.destination) }}
      />
      <div className="rw-driving-who">
        <span>{name}</span>
        <span
          className="rw-driving-fare rw-num"
          aria-label={`${driver.fare} ${format.money(ride.fareCents)}`}
        >
          {format.money(ride.fareCents)}
        </span>
      </div>
      <div className="rw-driving-buttons">
        {phone ? (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            size="md"
            variant="default"
            leftSection={<IconPhone {...icon} />}
          >
            {driver.contactRider}
          </Button>
        ) : (
          <Tooltip label={driver.noPhone} openDelay={0}>
            <Button
              size="md"
              variant="default"
              data-disabled
              aria-disabled
              leftSection={<IconPhone {...icon} />}
            >
              {driver.contactRider}
            </Button>
          </Tooltip>
        )}
        <Button
          component="a"
          href={navigationLink(ride[place], navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          size="md"
          variant="default"
          leftSection={<IconNavigation {...icon} />}
        >
          {driver.navigate}
        </Button>
        <RideMenu ride={ride} watch={watch} />
      </div>
      <RideWire status={ride.status} times={ride.times} />
    </section>
  );
}
