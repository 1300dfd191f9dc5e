import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTexts } from '../texts/use-texts.ts';
import { EMERGENCY_NUMBER } from './emergency-number.ts';

/** Calls the emergency number with the device's own dialer. */
export function CallHelp({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  const { emergency } = useTexts();
  return (
    <Button
      component="a"
      href={`tel:${EMERGENCY_NUMBER}`}
      size={size}
      variant="default"
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      {emergency.call(EMERGENCY_NUMBER)}
    </Button>
  );
}
