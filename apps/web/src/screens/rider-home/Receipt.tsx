import { Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { FareLines } from './FareLines.tsx';
import { fareParts } from './fare-parts.ts';
import { TripEnds } from './TripEnds.tsx';

/** What was driven, when, with whom, and what it cost. */
export function Receipt({ ride }: { ride: RiderRide }) {
  const { rider, history } = useTexts();
  const format = useFormat();
  const parts = fareParts(ride);
  const { driver, times } = ride;
  const car = [driver?.name, driver?.licensePlate, driver?.vehicleModel].filter(Boolean);
  return (
    <div className="rw-rider-receipt">
      <TripEnds
        ride={ride}
        times={{ pickup: times.picked_up ?? times.in_transit, destination: times.completed }}
      />
      <Text size="sm" c="dimmed">
        {history.types[ride.type]} · {car.join(' · ')}
      </Text>
      {parts ? (
        <FareLines fare={parts} distanceMeters={ride.distanceMeters} durationSeconds={ride.durationSeconds} />
      ) : (
        <dl className="rw-rider-fare">
          <div data-total>
            <dt>{rider.total}</dt>
            <dd>{format.money(ride.fareCents)}</dd>
          </div>
        </dl>
      )}
      <Text size="sm" c="dimmed" className="rw-num">
        {rider.receiptOf(format.shortId(ride.id))} · {format.dateTime(times.completed)}
      </Text>
    </div>
  );
}
