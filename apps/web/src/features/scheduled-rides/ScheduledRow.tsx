import { Button, Group, Stack, Text } from '@mantine/core';
import type { ScheduledRide, Series } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { saveFile } from '../../kit/files/save-file.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { RideEnds } from '../rides/RideEnds.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { nameWeekdays } from '../scheduled/repeat.ts';
import { Planned } from '../scheduled/Planned.tsx';
import { RideExtras } from '../scheduled/RideExtras.tsx';
import { ScheduledActions } from './ScheduledActions.tsx';
import { useScheduledTexts } from '../scheduled/texts.en.ts';

/** One scheduled ride, and on which days there is one like it. */
export function ScheduledRow({ ride, series }: { ride: ScheduledRide; series: Series | undefined }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const when = format.dateTime(ride.pickupAt);
  const addToCalendar = async () => {
    const destination = sayAddress(ride.destination.address);
    const words = {
      summary: scheduled.rideTo(destination),
      place: sayAddress(ride.pickup.address),
      pickup: `${scheduled.pickup}: ${sayAddress(ride.pickup.address)}`,
      stops: (ride.stops ?? []).map(({ address }) => `${scheduled.stop}: ${sayAddress(address)}`),
      destination: `${scheduled.destination}: ${destination}`,
    };
    const written = await import('../scheduled/write-calendar.ts').catch(() => undefined);
    if (!written) return toastFailed(scheduled.calendarFailed);
    const text = written.writeCalendar(ride, words, location.href);
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'ridewire-ride.ics');
  };
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
      <ScheduledActions ride={ride}>
        <Button
          size="sm"
          mih={44}
          variant="subtle"
          aria-label={scheduled.calendarOf(when)}
          onClick={() => void addToCalendar()}
        >
          {scheduled.calendar}
        </Button>
      </ScheduledActions>
    </Stack>
  );
}
