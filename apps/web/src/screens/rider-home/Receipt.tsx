import { Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { fareParts } from '../../rides/fare-parts.ts';
import { FareLines } from '../../rides/FareLines.tsx';
import { TripEnds } from './TripEnds.tsx';

/** What was driven, when, with whom, and what it cost. */
export function Receipt({ ride }: { ride: RiderRide }) {
  const { rider, history } = useTexts();
  const format = useFormat();
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
      <FareLines
        parts={fareParts(ride)}
        totalCents={ride.fareCents}
        distanceMeters={ride.distanceMeters}
        durationSeconds={ride.durationSeconds}
      />
      <Text size="sm" c="dimmed" className="rw-num">
        {rider.receiptOf(format.shortId(ride.id))} · {format.dateTime(times.completed)}
      </Text>
    </div>
  );
}
