import { Alert } from '@mantine/core';
import { useIsConnected } from '../live/connection-state.ts';
import { useKitTexts } from '../texts/texts.en.ts';

/** Why the buttons of a dialog are gray. The dialog covers the other place that says it. */
export function LinkLost() {
  const kit = useKitTexts();
  if (useIsConnected()) return null;
  return (
    <Alert color="amber" role="status" mt="md" pos="relative" style={{ zIndex: 3 }}>
      {kit.needsConnection}
    </Alert>
  );
}
