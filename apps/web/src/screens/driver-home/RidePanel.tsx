import { VisuallyHidden } from '@mantine/core';
import { estimateTrip, type DriverRide } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFlash, useFormat } from '@ridewire/ui';
import { useGoodPosition } from '../../driving/own-position.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Ends } from '../../driving/Ends.tsx';
import { Notice } from './Notice.tsx';
import { headingTo } from './ride-stage.ts';

export interface RidePanelProps {
  ride: DriverRide;
  bySupport: boolean;
}

/** The ride under way: how far, for whom, where to and for how much. What can be done stands in the footer. */
export function RidePanel({ ride, bySupport }: RidePanelProps) {
  const { driver, history, pieces } = useTexts();
  const format = useFormat();
  const position = useGoodPosition();
  const flash = useFlash(ride.status);
  const place = headingTo(ride);
  const way = position && estimateTrip(position, ride[place]);
  const sayWay = place === 'pickup' ? driver.toPickup : driver.toDestination;
  const fare = format.money(ride.fareCents);
  return (
    <section className="rw-driving" aria-labelledby="current-ride">
      <VisuallyHidden component="h2" id="current-ride" tabIndex={-1}>
        {driver.ride}
      </VisuallyHidden>
      {bySupport && (
        <Notice key={ride.version} tone="warning" title={driver.supportSet(pieces.statuses[ride.status])} />
      )}
      <div className="rw-driving-head rw-flash" {...flash}>
        <RideStatusBadge status={ride.status} />
        <span className="rw-driving-name">{ride.rider.name}</span>
        <span className="rw-driving-fare rw-num">{driver.cash(fare)}</span>
      </div>
      {way && (
        <p className="rw-driving-way rw-num">
          {sayWay(format.duration(way.durationSeconds), format.distance(way.distanceMeters))}
        </p>
      )}
      <Ends
        ride={ride}
        below={{ pickup: format.coordinates(ride.pickup), destination: format.coordinates(ride.destination) }}
      />
      <RideWire status={ride.status} times={ride.times} />
      <p className="rw-driving-facts">
        {history.types[ride.type]} <span className="rw-mono">{format.shortId(ride.id)}</span>
      </p>
    </section>
  );
}
