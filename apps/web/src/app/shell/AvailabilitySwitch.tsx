import { Switch } from '@mantine/core';
import { useAvailability } from '../../features/driving/use-availability.ts';
import { useIsConnected } from '../../kit/live/connection-state.ts';
import { useDriverTexts } from '../../features/driving/texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** Online or offline, from any page; shows the server's last answer. */
export function AvailabilitySwitch() {
  const driver = useDriverTexts();
  const kit = useKitTexts();
  const { availability, wanted, setAvailable } = useAvailability();
  const isConnected = useIsConnected();
  if (!availability) return null;
  const { available, approved, suspended } = availability;
  // A driver who may not drive reads why on the page behind the menu entry.
  if (!available && (!approved || suspended)) return null;
  const isIdle = isConnected && wanted === null;
  return (
    <Switch
      checked={available}
      aria-label={available ? driver.goOffline : driver.goOnline}
      aria-busy={wanted !== null}
      aria-disabled={!isIdle}
      title={isConnected ? undefined : kit.needsConnection}
      onChange={() => isIdle && void setAvailable(!available)}
    />
  );
}
