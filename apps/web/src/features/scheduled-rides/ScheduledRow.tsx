import { Group, Stack, Text } from '@mantine/core';
import type { ScheduledRide, Series } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { RideEnds } from '../rides/RideEnds.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { CalendarButton } from '../scheduled/CalendarButton.tsx';
import { riderEntry } from '../scheduled/calendar-entry.ts';
import { nameWeekdays } from '../scheduled/repeat.ts';
import { Planned } from '../scheduled/Planned.tsx';
import { StoppedType } from '../scheduled/StoppedType.tsx';
import { Untaken } from '../scheduled/Untaken.tsx';
import { RideExtras } from '../scheduled/RideExtras.tsx';
import { ScheduledActions } from './ScheduledActions.tsx';
import { useScheduledTexts } from '../scheduled/texts.en.ts';

/** One scheduled ride, and on which days there is one like it. */
export function ScheduledRow({ ride, series }: { ride: ScheduledRide; series: Series | undefined }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const when = format.dateTime(ride.pickupAt);
  return (
    <Stack component="li" gap={12} p={16}>
      <Group gap="4px 12px" align="stretch" justify="space-between">
        <Text span fw={650} className="rw-num">
          {when}
        </Text>
        <Text span className="rw-num">
          {typeName(ride.type)} · {format.money(ride.fareCents)}
        </Text>
      </Group>
      {series && (
        <Text size="sm" mt={-8}>
          {scheduled.every(nameWeekdays(series.weekdays, format.options.locale))}
        </Text>
      )}
      <RideEnds ride={ride} />
      <RideExtras ride={ride} />
      {ride.driver && <Planned driver={ride.driver} />}
      <StoppedType type={ride.type} say={scheduled.typeStopped} />
      {ride.asksAt !== undefined && <Untaken asksAt={ride.asksAt} />}
      <ScheduledActions ride={ride}>
        <CalendarButton ride={ride} entry={riderEntry(ride, scheduled)} />
      </ScheduledActions>
    </Stack>
  );
}
