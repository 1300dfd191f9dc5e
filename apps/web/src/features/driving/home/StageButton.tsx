import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { statusIcons } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { getOwnPosition, measurable } from '../own-position.ts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { findFarFrom, findNextStep } from './ride-stage.ts';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { useAdvanceRide } from '../use-advance-ride.ts';
import { useSettled } from '../use-settled.ts';
import { useDriverTexts } from '../texts.en.ts';

const FarDialog = lazyDialog(async () => (await import('./FarDialog.tsx')).FarDialog);
const PinDialog = lazyDialog(async () => (await import('./PinDialog.tsx')).PinDialog);

/**
 * The one button of a ride under way: its next stage. It rests after each change, so that a double press can't skip one,
 * and asks first when the place is far. A ride with a PIN asks for it.
 */
export function StageButton({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const { pending, advance } = useAdvanceRide(ride);
  const isSettled = useSettled(`${ride.id} ${ride.status} ${pending === null}`);
  const [far, setFar] = useState<{ to: DriverStep; meters: number } | null>(null);
  const to = findNextStep(ride.status);
  const [asksPin, setAsksPin] = useState(false);
  if (!to) return null;
  const move = (step: DriverStep) => {
    if (step === 'picked_up' && ride.pin === 'asked') setAsksPin(true);
    else void advance(step);
  };
  const StageIcon = statusIcons[to];
  const press = () => {
    const farFrom = findFarFrom(
      ride,
      to,
      measurable(getOwnPosition().position, Date.now() + getConnection().clockOffsetMs),
    );
    if (!farFrom) return move(to);
    setFar({ to, meters: farFrom.meters });
  };
  return (
    <>
      <ConnectedButton
        size="xl"
        fullWidth
        isBusy={pending !== null}
        isInert={!isSettled}
        worksOffline
        icon={<StageIcon size={24} stroke={1.75} aria-hidden />}
        onPress={press}
      >
        {driver.stages[pending ?? to]}
      </ConnectedButton>
      <FarDialog
        isOpen={far !== null}
        far={far}
        isStale={far !== null && far.to !== to}
        onClose={() => setFar(null)}
        onConfirm={() => {
          setFar(null);
          if (far?.to === to) move(to);
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
