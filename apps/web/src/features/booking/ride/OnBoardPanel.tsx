import { Alert, Group, Progress, Stack, Text } from '@mantine/core';
import { stopsAhead, type DriverPosition, type RiderRide } from '@ridewire/contracts';
import { Flash, PlateTag, RideWire, useFormat } from '@ridewire/ui';
import { useGoneSince } from '../../../kit/map/use-gone-since.ts';
import { LaterCheckIn } from '../../check-ins/LaterCheckIn.tsx';
import { DriverChat } from './DriverChat.tsx';
import { CallButton } from './CallButton.tsx';
import { arrivalMs, progressOf } from '../phase/estimate-arrival.ts';
import type { WayProgress } from '../../../kit/map/way-progress.ts';
import { LastSeen } from './LastSeen.tsx';
import { LaterShareButton } from '../../sharing/share/LaterShareButton.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { sayCar } from '../../rides/say-car.ts';
import { RideSummary } from '../panel/RideSummary.tsx';
import { RouteButton } from './RouteButton.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import { useRideTexts } from '../../rides/ride.en.ts';

interface OnBoardPanelProps {
  ride: RiderRide;
  position: DriverPosition | null;
  /** On the way to the destination, if known. */
  progress: WayProgress | null;
  onRoute: () => void;
}

/** The rider is in the car. */
export function OnBoardPanel({ ride, position, progress, onRoute }: OnBoardPanelProps) {
  const texts = useRideTexts();
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const isGone = useGoneSince(position) !== null;
  const at = arrivalMs(ride, position, progress);
  const arrive = at === null || isGone ? rider.underway : rider.arrive(format.clock(at));
  const [next] = stopsAhead(ride);
  const isMoving = ride.status === 'in_transit';
  return (
    <>
      <LaterCheckIn ride={ride} />
      <Stack gap={2} data-part="rider-lead">
        <PanelHeading>{isMoving ? <Flash value={arrive}>{arrive}</Flash> : rider.onBoard}</PanelHeading>
        <Text c="dimmed">{isMoving ? rider.to(sayAddress(ride.destination.address)) : arrive}</Text>
        {next && <Text c="dimmed">{panel.nextStop(sayAddress(next.address))}</Text>}
      </Stack>
      {ride.pin === 'waived' && (
        <Alert color="amber" role="alert">
          {panel.pinWaived(ride.driver?.name ?? rider.yourDriver)}
        </Alert>
      )}
      {isMoving && !isGone && <WayDriven ride={ride} position={position} progress={progress} />}
      <LastSeen position={position} />
      <RideWire status={ride.status} times={ride.times} />
      <Group gap="8px 16px" justify="space-between">
        <Group component="p" gap="8px 12px" c="var(--rw-text-2)">
          <span>{ride.driver?.name}</span>
          {ride.driver?.licensePlate && <PlateTag plate={ride.driver.licensePlate} size="sm" />}
          <span>{sayCar(ride.driver, texts)}</span>
        </Group>
        <Group flex="1 0 auto" gap="xs" justify="flex-end" wrap="nowrap">
          <LaterShareButton rideId={ride.id} isSmall />
          <DriverChat ride={ride} />
          <CallButton ride={ride} />
        </Group>
      </Group>
      <RideSummary ride={ride}>
        <RouteButton onPress={onRoute} />
      </RideSummary>
    </>
  );
}

function WayDriven({ ride, position, progress }: Omit<OnBoardPanelProps, 'onRoute'>) {
  const rider = useRiderTexts();
  const format = useFormat();
  const driven = progressOf(ride, position, progress);
  if (!driven) return null;
  const left = rider.left(format.distance(driven.leftMeters));
  return (
    <Stack gap="xs">
      <Progress.Root size="sm">
        <Progress.Section value={driven.share * 100} aria-label={rider.progress} aria-valuetext={left} />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="rw-num">
        {left}
      </Text>
    </Stack>
  );
}
