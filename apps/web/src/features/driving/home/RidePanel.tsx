import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { estimateTrip, stopsAhead, type DriverRide } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFlash, useFormat } from '@ridewire/ui';
import { useGoodPosition } from '../own-position.ts';
import { Ends } from '../Ends.tsx';
import { Notice } from './Notice.tsx';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { headingOf, isAtPickup } from './ride-stage.ts';
import { sayCash } from '../say-cash.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useTypeName } from '../../rides/ride-types.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import { whoRides } from './who-rides.ts';
import styles from './driver-panel.module.css';

const VoiceOffer = lazyLater<{ rideId: string }>(
  async () => (await import('../voice/VoiceOffer.tsx')).VoiceOffer,
);

export interface RidePanelProps {
  ride: DriverRide;
  /** Mentioned at the top; its details are below. */
  next: DriverRide | undefined;
  bySupport: boolean;
  byItself: boolean;
  rerouted: boolean;
}

/** The ride under way: how far, for whom, where to and for how much. The actions are in the footer. */
export function RidePanel({ ride, next, bySupport, byItself, rerouted }: RidePanelProps) {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const flash = useFlash(ride.status);
  return (
    <Stack component="section" aria-labelledby="current-ride">
      <VisuallyHidden component="h2" id="current-ride" tabIndex={-1}>
        {driver.ride}
      </VisuallyHidden>
      {bySupport && !rerouted && (
        <Notice key={ride.version} tone="warning" title={driver.supportSet(pieces.statuses[ride.status])} />
      )}
      {byItself && <Notice tone="news" title={driver.wentOn(pieces.statuses[ride.status])} />}
      {rerouted && (
        <Notice
          key={`route ${ride.version}`}
          tone="news"
          title={driver.rerouted(bySupport ? null : ride.rider.name)}
        >
          <Text size="sm">
            {driver.reroutedTo(sayAddress(ride.destination.address), stopsAhead(ride).length)}
          </Text>
        </Notice>
      )}
      {ride.acceptedForYou && ride.status === 'accepted' && (
        <Notice tone="news" title={driver.acceptedForYou}>
          <Text size="sm">{driver.acceptedForYouHint}</Text>
        </Notice>
      )}
      <div className={`${styles.drivingHead} rw-flash`} data-part="driving-head" {...flash}>
        <RideStatusBadge status={ride.status} />
        <Text span inherit fw={500}>
          {whoRides(ride).name}
        </Text>
        <Text span className="rw-num" inherit fz="lg" fw={650} ml="auto">
          {sayCash(ride, driver, format)}
        </Text>
      </div>
      {ride.passenger && (
        <Text size="sm" c="dimmed">
          {driver.bookedBy(ride.rider.name)}
        </Text>
      )}
      {ride.rider.isGuest && (
        <Text size="sm" c="dimmed">
          {driver.byPhone}
        </Text>
      )}
      {next && (
        <Text className="rw-num" size="sm" aria-hidden>
          <strong>{driver.nextRide}:</strong>{' '}
          {driver.nextBrief(whoRides(next).name, format.clock(Date.parse(next.nextPickupAt ?? '')))}
        </Text>
      )}
      <WayLeft ride={ride} />
      {ride.times.scheduled && ride.status === 'accepted' && (
        <Text className="rw-num" fw={600}>
          {driver.pickupAt(format.clock(ride.times.scheduled))}
        </Text>
      )}
      {ride.pickupNote && ride.status === 'accepted' && (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <strong>{driver.riderNote}</strong> {ride.pickupNote}
        </Text>
      )}
      <VoiceOffer rideId={ride.id} />
      <Ends ride={ride} />
      <RideWire status={ride.status} times={ride.times} />
      <Text inherit fz="sm" c="dimmed">
        {typeName(ride.type)} <span className="rw-mono">{format.shortId(ride.id)}</span>
      </Text>
    </Stack>
  );
}

/** How far it still is. It changes each second, and the rest of the panel doesn't. */
function WayLeft({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const position = useGoodPosition();
  const { kind, at } = headingOf(ride);
  const { progress } = useRideWay(ride, position, true).car;
  const way = progress
    ? { durationSeconds: progress.leftSeconds, distanceMeters: progress.leftMeters }
    : position && estimateTrip(position, at);
  if (!way || isAtPickup(ride, position)) return null;
  const sayWay = { pickup: driver.toPickup, stop: driver.toStop, destination: driver.toDestination }[kind];
  return (
    <Text className="rw-num" size="lg" fw={600}>
      {sayWay(format.duration(way.durationSeconds), format.distance(way.distanceMeters))}
    </Text>
  );
}
