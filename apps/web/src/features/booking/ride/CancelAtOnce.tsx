import type { RiderRide } from '@ridewire/contracts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import { useCancelRide } from './use-cancel-ride.ts';
import { useRidePanelTexts } from './texts.en.ts';

/** Cancels without a question, while no driver is on the way. */
export function CancelAtOnce({ ride, children }: { ride: RiderRide; children: string }) {
  const panel = useRidePanelTexts();
  const cancel = useCancelRide(ride);
  return (
    <PanelFooter>
      <ConnectedButton
        size="lg"
        fullWidth
        variant="default"
        isBusy={cancel.isPending}
        busyLabel={panel.canceling}
        onPress={() => cancel.send()}
      >
        {children}
      </ConnectedButton>
    </PanelFooter>
  );
}
