import { Text } from '@mantine/core';
import type { DriverPosition, RiderRide } from '@ridewire/contracts';
import { RollingFigure, useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { approachOf } from './estimate-arrival.ts';

interface ApproachProps {
  ride: RiderRide;
  position: DriverPosition | null;
}

/** How long until the driver is at the pickup, and how far away that is. */
export function Approach({ ride, position }: ApproachProps) {
  const { rider } = useTexts();
  const format = useFormat();
  const leg = approachOf(ride, position);
  if (!leg) return <Text c="dimmed">{rider.noPosition}</Text>;
  const minutes = Math.max(1, Math.round(leg.durationSeconds / 60));
  return (
    <p className="rw-rider-approach">
      {minutes < 60 ? (
        <RollingFigure
          className="rw-rider-minutes"
          value={minutes}
          prefix={rider.aboutBefore}
          suffix={rider.minutesAfter}
        />
      ) : (
        <span className="rw-rider-minutes">{rider.about(format.duration(leg.durationSeconds))}</span>
      )}
      <Text span c="dimmed">
        {rider.away(format.distance(leg.distanceMeters))}
      </Text>
    </p>
  );
}
