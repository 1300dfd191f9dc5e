import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { statusIcons, useFormat, useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { Text } from '@mantine/core';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { getOwnPosition, measurable } from '../own-position.ts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { findFarFrom, findNextStep } from './ride-stage.ts';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { useAdvanceRide } from '../use-advance-ride.ts';
import { useSettled } from '../use-settled.ts';
import { useDriverTexts } from '../texts.en.ts';
import { LaterAskDialog } from '../../../kit/dialogs/LaterAskDialog.tsx';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';

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
        icon={<StageIcon size={24} stroke={1.75} aria-hidden />}
        onPress={press}
      >
        {driver.stages[pending ?? to]}
      </ConnectedButton>
      <FarDialog
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

interface FarDialogProps {
  /** The step and how far from its place it would be made; null for no question. */
  far: { to: DriverStep; meters: number } | null;
  /** The ride took that step, or another, while this was open. */
  isStale: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the driver to confirm a stage this far from its place. */
function FarDialog({ far, isStale, onConfirm, onClose }: FarDialogProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  useBackCloses(far !== null, onClose);
  // Still shown while the dialog closes.
  const [shown] = useMemory(far, (before) => far ?? before);
  if (!shown) return null;
  return (
    <LaterAskDialog
      isOpen={far !== null}
      title={driver.farTitle[shown.to]}
      stale={isStale && driver.changedMeanwhile}
      confirm={driver.farConfirm[shown.to]}
      refuse={driver.notYet}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{driver.far[shown.to](format.distance(shown.meters))}</Text>
    </LaterAskDialog>
  );
}
