import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { statusIcons, useFormat, useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { Text } from '@mantine/core';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { getOwnPosition, measurable } from '../own-position.ts';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { findFarFrom, findNextStep } from './ride-stage.ts';
import { useSettled } from '../use-settled.ts';
import { useDriverTexts } from '../texts.en.ts';
import { LaterAskDialog } from '../../../kit/dialogs/LaterAskDialog.tsx';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { errorSentence, findErrorCode, isAnswerLost } from '../../../kit/live/error-sentence.ts';
import { settleLostAnswer } from '../settle-lost-answer.ts';
import { drivingKind } from '../driving-live.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive, useReadLive } from '../../../kit/live/use-live.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';

/**
 * The one button of a ride under way: its next stage. It rests after each change, so that a double press can't skip one,
 * and asks first when the place is far.
 */
export function StageButton({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const { pending, advance } = useAdvanceRide(ride);
  const isSettled = useSettled(`${ride.id} ${ride.status} ${pending === null}`);
  const [far, setFar] = useState<{ to: DriverStep; meters: number } | null>(null);
  const to = findNextStep(ride.status);
  if (!to) return null;
  const StageIcon = statusIcons[to];
  const press = () => {
    const farFrom = findFarFrom(
      ride,
      to,
      measurable(getOwnPosition().position, Date.now() + getConnection().clockOffsetMs),
    );
    if (!farFrom) return advance(to);
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
          if (far?.to === to) void advance(to);
        }}
      />
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

/** Moves the ride one step on; waits for the commit. */
function useAdvanceRide(ride: DriverRide) {
  const pieces = usePiecesTexts();
  const driver = useDriverTexts();
  const patch = usePatchLive();
  const read = useReadLive();
  const { mutateAsync: send } = trpc.rides.advance.useMutation();
  const [pending, setPending] = useState<DriverStep | null>(null);
  const advance = async (to: DriverStep) => {
    setPending(to);
    try {
      const moved = await send({ rideId: ride.id, to });
      patch(drivingKind, { type: 'change', data: { kind: 'ride', ride: moved } });
      toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
    } catch (error) {
      if (isAnswerLost(error)) {
        await settleLostAnswer(driver.stepUnsure, drivingKind);
        // The stage is visible; a step that failed is made by another press.
        if (read(drivingKind)?.ride?.status === to)
          toastDone(driver.marked(pieces.statuses[to].toLowerCase()));
        return;
      }
      // Pressed on another device too: the wish is fulfilled.
      if (findErrorCode(error) !== 'ALREADY_DONE') toastFailed(errorSentence(error, driver.statusFailed));
    } finally {
      setPending(null);
    }
  };
  return { pending, advance };
}
