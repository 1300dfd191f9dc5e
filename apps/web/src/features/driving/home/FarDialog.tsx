import { Text } from '@mantine/core';
import type { DriverStep } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { useDriverTexts } from '../texts.en.ts';

interface FarDialogProps {
  isOpen: boolean;
  /** The step and how far from its place it would be made; null for no question. */
  far: { to: DriverStep; meters: number } | null;
  /** The ride took that step, or another, while this was open. */
  isStale: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the driver to confirm a stage this far from its place. */
export function FarDialog({ isOpen, far, isStale, onConfirm, onClose }: FarDialogProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  // Still shown while the dialog closes.
  const [shown] = useMemory(far, (before) => far ?? before);
  if (!shown) return null;
  return (
    <AskDialog
      isOpen={isOpen}
      title={driver.farTitle[shown.to]}
      stale={isStale && driver.changedMeanwhile}
      confirm={driver.farConfirm[shown.to]}
      refuse={driver.notYet}
      worksOffline
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{driver.far[shown.to](format.distance(shown.meters))}</Text>
    </AskDialog>
  );
}
