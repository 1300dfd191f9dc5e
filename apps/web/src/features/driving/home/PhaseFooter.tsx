import { Stack } from '@mantine/core';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { KeptNote } from '../kept/KeptNote.tsx';
import type { DriverView } from './decide-view.ts';
import { EndButton } from './EndButton.tsx';
import { RideFooter } from './RideFooter.tsx';

export interface PhaseFooterProps {
  view: DriverView;
  viewKey: string;
  /** The rider's fare is still to be collected. */
  isOwed: boolean;
  onCollect: () => void;
  /** Dismisses the ended ride. */
  watch: (rideId: string | null) => void;
}

/** The one button of a phase, at the thumb. */
export function PhaseFooter({ view, viewKey, isOwed, onCollect, watch }: PhaseFooterProps) {
  const putAway = () => watch(null);
  switch (view.name) {
    case 'driving':
      return <RideFooter ride={view.ride} watch={watch} />;
    case 'ended': {
      const end = isOwed ? 'owed' : view.ride.status === 'completed' ? 'earned' : 'nothing';
      return (
        <Stack gap="sm">
          <EndButton endKey={viewKey} end={end} onPress={isOwed ? onCollect : putAway} />
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
