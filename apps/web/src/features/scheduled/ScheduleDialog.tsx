import type { UsablePromo } from '@ridewire/contracts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useScheduledTexts } from './texts.en.ts';
import type { Trip } from './use-scheduling.ts';

interface ScheduleDialogProps {
  isOpen: boolean;
  trip: Trip | null;
  promo: UsablePromo | null;
  onClose: () => void;
  onDone: () => void;
}

/** Schedules the trip that was put together. */
export function ScheduleDialog({ isOpen, trip, promo, onClose, onDone }: ScheduleDialogProps) {
  const scheduled = useScheduledTexts();
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={scheduled.title}>
      {trip && <ScheduleForm trip={trip} promo={promo} onDone={onDone} />}
    </FormDialog>
  );
}
