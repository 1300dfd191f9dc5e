import { Text } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { WaitingClock } from '../../rides/WaitingClock.tsx';
import { useKeptTexts } from '../kept/kept.en.ts';
import { useKept } from '../use-kept.ts';
import { useDriverTexts } from '../texts.en.ts';
import { ArrivalReminder } from './ArrivalReminder.tsx';
import { NoShowLink } from './NoShowLink.tsx';
import type { Arrival } from './use-arrival.ts';

export interface ArrivalNoteProps {
  ride: DriverRide;
  arrival: Arrival;
  watch: (rideId: string | null) => void;
}

/** Since when a driver at the pickup waits, and what it costs. Before that, a driver who stands there is reminded to say so. */
export function ArrivalNote({ ride, arrival: { isOpen, say }, watch }: ArrivalNoteProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { kept } = useKept();
  const texts = useKeptTexts();
  if (isOpen) return <ArrivalReminder key={ride.id} ride={ride} onArrived={say} />;
  const { arrived } = ride.times;
  if (ride.status !== 'accepted' || !arrived) return null;
  const isKept = kept.some(({ rideId, act }) => rideId === ride.id && act === 'arrive');
  const clock = format.clock(arrived);
  return (
    <div>
      <Text ta="center" c="var(--rw-text-2)" role="status">
        {isKept
          ? texts.arrived(clock)
          : (ride.rider.isGuest ? driver.guestWaitsSince : driver.waitingSince)(clock)}
      </Text>
      {!isKept && (
        <>
          <Text ta="center" c="var(--rw-text-2)">
            <WaitingClock ride={ride} />
          </Text>
          <NoShowLink ride={ride} watch={watch} />
        </>
      )}
    </div>
  );
}
