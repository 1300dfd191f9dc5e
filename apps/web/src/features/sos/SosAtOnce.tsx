import { Paper, Stack, Text } from '@mantine/core';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { CallHelp } from './CallHelp.tsx';
import type { SosDialogProps } from './SosDialog.tsx';
import { useSosTexts } from './texts.en.ts';
import styles from './emergency.module.css';

/** Until the dialog has loaded, which without a network is never: the number, and a button to call it. */
export function SosAtOnce({ isOpen }: SosDialogProps) {
  const sos = useSosTexts();
  if (!isOpen) return null;
  return (
    <Paper className={styles.sosAtOnce} role="alert" p="lg" radius="lg" shadow="lg">
      <Stack gap="sm">
        <Text fw={600}>{sos.danger(EMERGENCY_NUMBER)}</Text>
        <CallHelp />
      </Stack>
    </Paper>
  );
}
