import { Button } from '@mantine/core';
import type { UsablePromo } from '@ridewire/contracts';
import { IconCalendarClock } from '@tabler/icons-react';
import { useState } from 'react';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { Trip } from './use-scheduling.ts';
import { useScheduledTexts } from './texts.en.ts';

export interface ScheduleButtonProps {
  /** What was put together; null while something is missing. */
  trip: Trip | null;
  promo: UsablePromo | null;
  /** Leads to what is missing. */
  onIncomplete: () => unknown;
  onScheduled: () => void;
}

/** Schedules the trip instead of requesting it now. */
export function ScheduleButton({ trip, promo, onIncomplete, onScheduled }: ScheduleButtonProps) {
  const scheduled = useScheduledTexts();
  const [asked, setAsked] = useState<Trip | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (!trip) return onIncomplete();
    setAsked(trip);
    return setOpen(true);
  };
  return (
    <>
      <Button
        size="lg"
        variant="default"
        flex="none"
        px="md"
        aria-label={scheduled.laterName}
        leftSection={<IconCalendarClock size={20} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {scheduled.later}
      </Button>
      <ScheduleDialog
        isOpen={isOpen}
        trip={asked}
        promo={promo}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onScheduled();
        }}
      />
    </>
  );
}
