import { Alert, Button, Text } from '@mantine/core';
import type { RiderRide } from '@ridewire/contracts';
import { Loop } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { RideSummary } from './RideSummary.tsx';
import { useRequestRide } from './use-request-ride.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';

interface NoDriverPanelProps {
  ride: RiderRide;
  /** Back to booking with the same ends: to choose another type, or because the price is another now. */
  onBookAgain: () => void;
  onDone: () => void;
}

/** Nobody took the ride. */
export function NoDriverPanel({ ride, onBookAgain, onDone }: NoDriverPanelProps) {
  const { rider } = useTexts();
  const request = useRequestRide({ onPriceChanged: onBookAgain });
  return (
    <>
      <div className="rw-rider-drawing">
        <Loop />
        <PanelHeading>{rider.noDriver}</PanelHeading>
        <Text c="dimmed">{rider.noDriverHint}</Text>
      </div>
      <RideSummary ride={ride} />
      <PanelFooter>
        {request.problem && (
          <Alert color="red" role="alert">
            {request.problem}
          </Alert>
        )}
        <LinkedButton
          size="lg"
          fullWidth
          isBusy={request.isPending}
          busyLabel={rider.requesting}
          onPress={() => request.send(ride, ride.fareCents)}
        >
          {rider.tryAgain}
        </LinkedButton>
        <div className="rw-rider-buttons">
          <Button size="lg" variant="default" fullWidth onClick={onBookAgain}>
            {rider.changeType}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}
