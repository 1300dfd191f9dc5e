import { Button } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { saveFile } from '../../kit/files/save-file.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useScheduledTexts } from './texts.en.ts';
import type { CalendarEntry, CalendarRide } from './write-calendar.ts';

interface CalendarButtonProps {
  ride: CalendarRide;
  entry: Omit<CalendarEntry, 'page'>;
}

/** Saves a ride of this page as a file for a calendar. */
export function CalendarButton({ ride, entry }: CalendarButtonProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const save = async () => {
    const written = await import('./write-calendar.ts').catch(() => undefined);
    if (!written) return toastFailed(scheduled.calendarFailed);
    const text = written.writeCalendar(ride, { ...entry, page: location.href });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'ridewire-ride.ics');
  };
  return (
    <Button
      size="sm"
      mih={44}
      variant="subtle"
      aria-label={scheduled.calendarOf(format.dateTime(ride.pickupAt))}
      onClick={() => void save()}
    >
      {scheduled.calendar}
    </Button>
  );
}
