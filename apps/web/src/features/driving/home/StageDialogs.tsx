import type { DriverRide } from '@ridewire/contracts';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import type { Stage } from './use-stage.ts';

const FarDialog = lazyDialog(async () => (await import('./FarDialog.tsx')).FarDialog);
const PinDialog = lazyDialog(async () => (await import('./PinDialog.tsx')).PinDialog);

export interface StageDialogsProps {
  ride: DriverRide;
  stage: Stage;
}

/** What a stage asks before it is made. */
export function StageDialogs({ ride, stage }: StageDialogsProps) {
  const { to, pending, advance, far, setFar, asksPin, setAsksPin, move } = stage;
  return (
    <>
      <FarDialog
        isOpen={far !== null}
        far={far}
        isStale={far !== null && far.to !== to}
        onClose={() => setFar(null)}
        onConfirm={() => {
          setFar(null);
          if (far && far.to === to) move(far.to);
        }}
      />
      {ride.pin === 'asked' && (
        <PinDialog
          isOpen={asksPin && to === 'picked_up'}
          isBusy={pending !== null}
          onSend={(proof, refused) => void advance('picked_up', proof, refused)}
          onClose={() => setAsksPin(false)}
        />
      )}
    </>
  );
}
