import { Button } from '@mantine/core';
import { EMERGENCY_NUMBER } from '@ridewire/contracts/emergency-number';
import { IconPhone } from '@tabler/icons-react';
import { useSosTexts } from './texts.en.ts';

/** Calls the emergency number with the device's own dialer. */
export function CallHelp() {
  const sos = useSosTexts();
  return (
    <Button
      component="a"
      href={`tel:${EMERGENCY_NUMBER}`}
      size="lg"
      variant="default"
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      {sos.call(EMERGENCY_NUMBER)}
    </Button>
  );
}
