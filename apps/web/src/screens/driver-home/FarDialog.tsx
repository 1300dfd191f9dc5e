import { Text } from '@mantine/core';
import type { DriverStep } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { AskDialog } from '../../shell/AskDialog.tsx';
import { useBackCloses } from '../../shell/use-back-closes.ts';
import { useLast } from './use-last.ts';

export interface FarDialogProps {
  /** The step and how far from its place it would be made; null for no question. */
  far: { to: DriverStep; meters: number } | null;
  /** The ride took that step, or another, while this was open. */
  isStale: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether a stage is meant, this far from its place. */
export function FarDialog({ far, isStale, onConfirm, onClose }: FarDialogProps) {
  const { driver } = useTexts();
  const format = useFormat();
  useBackCloses(far !== null, onClose);
  const shown = useLast(far);
  if (!shown) return null;
  return (
    <AskDialog
      isOpen={far !== null}
      title={driver.farTitle[shown.to]}
      stale={isStale && driver.changedMeanwhile}
      confirm={driver.farConfirm[shown.to]}
      refuse={driver.notYet}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{driver.far[shown.to](format.distance(shown.meters))}</Text>
    </AskDialog>
  );
}
