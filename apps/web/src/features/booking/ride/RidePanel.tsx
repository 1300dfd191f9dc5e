import { Button, Stack, Text } from '@mantine/core';
import type { LostDriver, RiderRide } from '@ridewire/contracts';
import { Loop, RideWire } from '@ridewire/ui';
import { ComingPanel } from './ComingPanel.tsx';
import { OnBoardPanel } from './OnBoardPanel.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { isComingPhase, type RidePhase } from '../phase/ride-phase.ts';
import { ReservedPanel } from './ReservedPanel.tsx';
import { SearchingPanel } from './SearchingPanel.tsx';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { cancelHeadline } from '../phase/cancel-headline.ts';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { TripEnds } from '../panel/TripEnds.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import styles from '../panel/rider-home.module.css';
import ridePanelStyles from '../panel/ride-panel.module.css';
import { RideSummary } from '../panel/RideSummary.tsx';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { useRequestRide } from '../book/use-request-ride.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';

interface RidePanelProps {
  phase: Exclude<RidePhase, { name: 'book' }>;
  lost: LostDriver | undefined;
  onCancel: () => void;
  onRoute: () => void;
  onDone: () => void;
  onBookAgain: () => void;
}

/** The panel of a ride. */
export function RidePanel({ phase, lost, onCancel, onRoute, onDone, onBookAgain }: RidePanelProps) {
  const { ride } = phase;
  const { progress } = useRideWay(ride, 'position' in phase ? phase.position : null).car;
  if (isComingPhase(phase))
    return <ComingPanel phase={phase} progress={progress} onCancel={onCancel} onRoute={onRoute} />;
  switch (phase.name) {
    case 'searching':
      return <SearchingPanel ride={ride} lost={lost} onRoute={onRoute} />;
    case 'reserved':
      return <ReservedPanel ride={ride} next={phase.ride.next} onRoute={onRoute} />;
    case 'picked_up':
    case 'in_transit':
      return <OnBoardPanel ride={ride} position={phase.position} progress={progress} onRoute={onRoute} />;
    case 'completed':
      return <ReceiptPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
    case 'canceled':
      return <CanceledPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
    case 'no_driver':
      return <NoDriverPanel ride={ride} onDone={onDone} onBookAgain={onBookAgain} />;
  }
}

interface EndedPanelProps {
  ride: RiderRide;
  onDone: () => void;
  /** Back to booking with the same ends: to choose another type, or because the price has changed. */
  onBookAgain: () => void;
}

/** The ride was canceled: by whom, and why. */
function CanceledPanel({ ride, onDone, onBookAgain }: EndedPanelProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  return (
    <>
      <Stack gap={2} data-part="rider-lead">
        <PanelHeading>{cancelHeadline(ride, rider)}</PanelHeading>
        {ride.cancelReason && <Text>{rider.reason(sayReason(ride.cancelReason))}</Text>}
        <Text c="dimmed">{panel.notCharged}</Text>
      </Stack>
      <RideWire status={ride.status} times={ride.times} />
      <TripEnds ride={ride} />
      <PanelFooter>
        <div className={styles.buttons}>
          <Button size="lg" fullWidth onClick={onBookAgain}>
            {panel.bookAgain}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}

/** No one took the ride. */
function NoDriverPanel({ ride, onBookAgain, onDone }: EndedPanelProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const request = useRequestRide({ onPriceChanged: onBookAgain });
  return (
    <>
      <div className={ridePanelStyles.drawing}>
        <Loop />
        <PanelHeading>{rider.noDriver}</PanelHeading>
        <Text c="dimmed">{panel.noDriverHint}</Text>
      </div>
      <RideSummary ride={ride} />
      <PanelFooter>
        <Failure>{request.problem}</Failure>
        <ConnectedButton
          size="lg"
          fullWidth
          isBusy={request.isPending}
          busyLabel={rider.requesting}
          onPress={() => request.send({ ...ride, passenger: passengerOf(ride) }, ride)}
        >
          {rider.tryAgain}
        </ConnectedButton>
        <div className={styles.buttons}>
          <Button size="lg" variant="default" fullWidth onClick={onBookAgain}>
            {panel.changeType}
          </Button>
          <Button size="lg" variant="default" fullWidth onClick={onDone}>
            {rider.done}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}

/** Their rider reads the number at any time. */
const passengerOf = ({ passenger }: RiderRide) =>
  passenger && { name: passenger.name, phone: passenger.phone ?? '' };
