import { Button, Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { RideWire } from '@ridewire/ui';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { cancelHeadline } from './cancel-headline.ts';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { TripEnds } from './TripEnds.tsx';

interface CanceledPanelProps {
  ride: RiderRide;
  onDone: () => void;
  onBookAgain: () => void;
}

/** The ride was canceled: by whom, and why. */
export function CanceledPanel({ ride, onDone, onBookAgain }: CanceledPanelProps) {
  const { rider } = useTexts();
  return (
    <>
      <div className="rw-rider-lead">
        <PanelHeading>{cancelHeadline(ride, rider)}</PanelHeading>
        {ride.cancelReason && <Text>{rider.reason(sayReason(ride.cancelReason))}</Text>}
        <Text c="dimmed">{rider.notCharged}</Text>
      </div>
      <RideWire status={ride.status} times={ride.times} />
      <TripEnds ride={ride} />
      <PanelFooter>
        <div className="rw-rider-buttons">
          <Button size="lg" fullWidth onClick={onBookAgain}>
            {rider.bookAgain}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}
