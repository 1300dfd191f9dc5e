import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useRidePanelTexts } from './texts.en.ts';

/** Opens the dialog that changes where the ride goes. */
export function RouteButton({ onPress }: { onPress: () => void }) {
  const panel = useRidePanelTexts();
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconRoute size={20} stroke={1.75} aria-hidden />}
      onClick={onPress}
    >
      {panel.changeRoute}
    </Button>
  );
}
