import { Button, Group, Stack, Text } from '@mantine/core';
import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { RideWire, RollingFigure, useFormat } from '@ridewire/ui';
import type { WaitingClockProps } from '../../rides/WaitingClock.tsx';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { useGoneSince } from '../../../kit/map/use-gone-since.ts';
import { DriverChat } from './DriverChat.tsx';
import { CallButton } from './CallButton.tsx';
import { PickupPin } from './PickupPin.tsx';
import { LastSeen } from './LastSeen.tsx';
import { ComingDriver } from './ComingDriver.tsx';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { RideSummary } from '../panel/RideSummary.tsx';
import { RouteButton } from './RouteButton.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import styles from '../panel/ride-panel.module.css';
import riderHomeStyles from '../panel/rider-home.module.css';
import { comingHeadline } from '../phase/coming-headline.ts';
import { approachOf, laterPickupMs } from '../phase/estimate-arrival.ts';
import { isNear, type Coming } from '../phase/ride-phase.ts';
import { LaterShareButton } from '../../sharing/share/LaterShareButton.tsx';
import type { WayProgress } from '../../../kit/map/way-progress.ts';

const WaitingClock = lazyLater<WaitingClockProps>(
  async () => (await import('../../rides/WaitingClock.tsx')).WaitingClock,
  // Its line, so that nothing moves when it comes.
  () => <br />,
);

interface ComingPanelProps {
  phase: Coming;
  /** On the way here, if known. */
  progress: WayProgress | null;
  onCancel: () => void;
  onRoute: () => void;
}

/** The driver is on the way to the pickup, or at it. */
export function ComingPanel({ phase, progress, onCancel, onRoute }: ComingPanelProps) {
  const { ride, position } = phase;
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const goneSince = useGoneSince(position);
  const name = ride.driver?.name ?? rider.yourDriver;
  const plate = ride.driver?.licensePlate;
  const isArriving = isNear(phase.name);
  return (
    <>
      <Stack gap={2} data-part="rider-lead">
        <PanelHeading>{comingHeadline(phase, rider, format, progress)}</PanelHeading>
        {ride.times.arrived && (
          <Text c="dimmed">
            <WaitingClock ride={ride} />
          </Text>
        )}
        {isArriving ? (
          <Text c="dimmed">{plate ? panel.lookFor : panel.lookForDriver(name)}</Text>
        ) : goneSince !== null ? (
          <Text role="status">{panel.lostSignal(name, format.clock(goneSince))}</Text>
        ) : (
          <Approach ride={ride} position={position} progress={progress} />
        )}
      </Stack>
      <ComingDriver
        rideId={ride.id}
        driver={ride.driver}
        isPlateFirst={isArriving}
        more={isArriving && panel.withDriver(name)}
      >
        <Group gap="xs" wrap="nowrap">
          <DriverChat ride={ride} />
          <CallButton ride={ride} />
        </Group>
      </ComingDriver>
      <PickupPin ride={ride} />
      <LastSeen position={position} />
      <RideWire status={ride.status} times={ride.times} />
      <RideSummary ride={ride}>
        <RouteButton onPress={onRoute} />
      </RideSummary>
      <PanelFooter>
        <div className={riderHomeStyles.buttons}>
          <LaterShareButton rideId={ride.id} />
          <Button size="lg" variant="default" fullWidth onClick={onCancel}>
            {panel.cancelRide}
          </Button>
        </div>
      </PanelFooter>
    </>
  );
}

interface ApproachProps {
  ride: RiderRide;
  position: DriverPosition | null;
  progress: WayProgress | null;
}

/** How long until the driver is at the pickup, and the distance. */
function Approach({ ride, position, progress }: ApproachProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const leg = approachOf(ride, position, progress);
  if (!leg) return <Text c="dimmed">{panel.noPosition}</Text>;
  const minutes = Math.max(1, Math.round(leg.durationSeconds / 60));
  const isAhead = laterPickupMs(ride, position, progress) !== null;
  return (
    <Group component="p" gap="0 8px" align="baseline">
      {isAhead ? null : minutes < 60 ? (
        <RollingFigure
          className={styles.minutes}
          value={minutes}
          prefix={panel.aboutBefore}
          suffix={panel.minutesAfter}
        />
      ) : (
        <span className={styles.minutes}>{rider.about(format.duration(leg.durationSeconds))}</span>
      )}
      {leg.distanceMeters !== null && (
        <Text span c="dimmed">
          {rider.away(format.distance(leg.distanceMeters))}
        </Text>
      )}
    </Group>
  );
}
