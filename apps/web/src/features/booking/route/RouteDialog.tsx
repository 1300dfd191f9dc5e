import type { RiderRide } from '@ridewire/contracts';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { riderKind } from '../live/rider-live.ts';
import { useKnownPlaces } from '../places/use-known-places.ts';
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
      <OwnRoute ride={ride} onDone={onClose} />
    </FormDialog>
  );
}

function OwnRoute({ ride, onDone }: { ride: RiderRide; onDone: () => void }) {
  const route = useRouteTexts();
  const patch = usePatchLive();
  const { which, whereTo } = route;
  return (
    <RouteForm
      ride={ride}
      words={{ which, whereTo, hint: ride.driver ? route.hint(ride.driver.name) : route.hintNobody }}
      known={useKnownPlaces()}
      onChanged={(changed) => patch(riderKind, { type: 'change', data: { kind: 'ride', ride: changed } })}
      onDone={onDone}
    />
  );
}
