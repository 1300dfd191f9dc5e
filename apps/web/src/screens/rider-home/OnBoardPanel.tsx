import { Progress, Text } from '@mantine/core';
import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { Flash, PlateTag, RideWire, useFormat } from '@ridewire/ui';
import { useGoneSince } from '../../map/use-gone-since.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CallButton } from './CallButton.tsx';
import { arrivalMs, progressOf } from './estimate-arrival.ts';
import { LastSeen } from './LastSeen.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { sayCar } from './say-car.ts';
import { RideSummary } from './RideSummary.tsx';
import { sayAddress } from '../../texts/say-address.ts';

interface OnBoardPanelProps {
  ride: RiderRide;
  position: DriverPosition | null;
}

/** The rider is in the car. */
export function OnBoardPanel({ ride, position }: OnBoardPanelProps) {
  const { rider, ride: texts } = useTexts();
  const format = useFormat();
  const isGone = useGoneSince(position) !== null;
  const at = arrivalMs(ride, position);
  const arrive = at === null || isGone ? rider.underway : rider.arrive(format.clock(at));
  const isMoving = ride.status === 'in_transit';
  return (
    <>
      <div className="rw-rider-lead">
        <PanelHeading>{isMoving ? <Flash value={arrive}>{arrive}</Flash> : rider.onBoard}</PanelHeading>
        <Text c="dimmed">{isMoving ? rider.to(sayAddress(ride.destination.address)) : arrive}</Text>
      </div>
      {isMoving && !isGone && <WayDriven ride={ride} position={position} />}
      <LastSeen position={position} />
      <RideWire status={ride.status} times={ride.times} />
      <div className="rw-rider-car">
        <p className="rw-rider-carline">
          <span>{ride.driver?.name}</span>
          {ride.driver?.licensePlate && <PlateTag plate={ride.driver.licensePlate} size="sm" />}
          <span>{sayCar(ride.driver, texts)}</span>
        </p>
        <CallButton ride={ride} />
      </div>
      <RideSummary ride={ride} />
    </>
  );
}

function WayDriven({ ride, position }: OnBoardPanelProps) {
  const { rider } = useTexts();
  const format = useFormat();
  const progress = progressOf(ride, position);
  if (!progress) return null;
  const left = rider.left(format.distance(progress.leftMeters));
  return (
    <div className="rw-rider-progress">
      <Progress.Root size="sm">
        <Progress.Section value={progress.share * 100} aria-label={rider.progress} aria-valuetext={left} />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="rw-num">
        {left}
      </Text>
    </div>
  );
}
