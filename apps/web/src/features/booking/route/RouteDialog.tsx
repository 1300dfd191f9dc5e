import type { RiderRide } from '@ridewire/contracts';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { useRouteTexts } from './route.en.ts';

export interface RouteDialogProps {
  ride: RiderRide;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes where a ride goes. It stays open while the ride goes on to another status. */
export function RouteDialog({ ride, isOpen, onClose }: RouteDialogProps) {
  const route = useRouteTexts();
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={route.title}>
      <RouteForm ride={ride} onDone={onClose} />
    </FormDialog>
  );
}
