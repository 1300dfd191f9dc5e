import { isActive, type RideDetail } from '@ridewire/contracts';
import { Alert } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { RouteForm } from '../route/RouteForm.tsx';
import { useRouteTexts } from '../route/route.en.ts';
import { useChangeRideTexts } from './texts.en.ts';

export interface ChangeDialogProps {
  /** The ride's present state. */
  ride: RideDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes where somebody's ride goes. It stays open while the ride goes on to another status. */
export function ChangeRouteDialog({ ride, isOpen, onClose }: ChangeDialogProps) {
  const { desk } = useRouteTexts();
  const texts = useChangeRideTexts();
  const format = useFormat();
  const { rider, driver } = ride;
  const hint = driver ? desk.hint(rider.name, driver.name) : desk.hintNobody(rider.name);
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={desk.title(format.shortId(ride.id))}>
      {isActive(ride.status) ? (
        <RouteForm ride={ride} words={{ ...desk, hint }} known={{}} isOfVersion onDone={onClose} />
      ) : (
        <Alert color="amber" role="status">
          {texts.isOver}
        </Alert>
      )}
    </FormDialog>
  );
}
