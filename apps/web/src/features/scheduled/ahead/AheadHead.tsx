import { Group, Text } from '@mantine/core';
import type { OpenRide, TakenRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTypeName } from '../../rides/ride-types.ts';
import { useAheadTexts } from './ahead.en.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface AheadProps {
  ride: OpenRide | TakenRide;
  nowMs: number;
}

/** When it is, how soon that is, and what the driver gets. */
export function AheadHead({ ride, nowMs }: AheadProps) {
  const ahead = useAheadTexts();
  const format = useFormat();
  const leftMs = Date.parse(ride.pickupAt) - nowMs;
  // Whole days say enough.
  const days = Math.round(leftMs / DAY_MS);
  const left =
    leftMs >= DAY_MS
      ? ahead.inDays(days, format.count(days))
      : leftMs > 0
        ? ahead.inTime(format.duration(leftMs / 1_000))
        : ahead.now;
  return (
    <Group gap="4px 12px" justify="space-between" align="baseline" className="rw-num">
      <Text span>
        <Text span fw={650}>
          {format.dateTime(ride.pickupAt)}
        </Text>{' '}
        <Text span size="sm" c="dimmed">
          {left}
        </Text>
      </Text>
      <Text span>
        <Text span fw={650}>
          {format.money(ride.payoutCents)}
        </Text>{' '}
        {ahead.forYou}
      </Text>
    </Group>
  );
}

/** How long the trip is, and for which type. */
export function AheadFacts({ ride }: Pick<AheadProps, 'ride'>) {
  const ahead = useAheadTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const facts = [
    format.distance(ride.distanceMeters),
    format.duration(ride.durationSeconds),
    typeName(ride.type),
    ride.stopCount > 0 && ahead.stops(ride.stopCount, format.count(ride.stopCount)),
  ];
  return (
    <Text size="sm" c="dimmed" className="rw-num">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}
