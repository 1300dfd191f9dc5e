import { Stack } from '@mantine/core';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { KeptNote } from '../kept/KeptNote.tsx';
import { EndButton } from './EndButton.tsx';
import { RideFooter } from './RideFooter.tsx';
import type { DriverScreen } from './use-driver-screen.ts';

/** The one button of a phase, at the thumb. */
export function PhaseFooter({ screen }: { screen: DriverScreen }) {
  const { view, viewKey, isOwed, collect, watch } = screen;
  const putAway = () => watch(null);
  switch (view.name) {
    case 'driving':
      return <RideFooter ride={view.ride} watch={watch} />;
    case 'ended': {
      const end = isOwed ? 'owed' : view.ride.status === 'completed' ? 'earned' : 'nothing';
      return (
        <Stack gap="sm">
          <EndButton endKey={viewKey} end={end} onPress={isOwed ? collect : putAway} />
          <KeptNote rideId={view.ride.id} isOver />
        </Stack>
      );
    }
    case 'left':
      return <EndButton endKey={viewKey} end="nothing" onPress={putAway} />;
    case 'offline':
      return <AvailabilityButton size="xl" />;
    case 'loading':
    case 'requests':
      return null;
  }
}
