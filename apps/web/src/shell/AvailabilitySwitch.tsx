import { Switch } from '@mantine/core';
import { useAvailability } from '../driving/use-availability.ts';
import { useIsLinked } from '../live/link-state.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Online or offline, from any page; shows what the server said last. */
export function AvailabilitySwitch() {
  const { shell, driver } = useTexts();
  const { availability, wanted, setAvailable } = useAvailability();
  const isLinked = useIsLinked();
  if (!availability) return null;
  const { available, approved, suspended } = availability;
  // Who may not drive reads why on the page behind the entry.
  if (!available && (!approved || suspended)) return null;
  const isIdle = isLinked && wanted === null;
  return (
    <Switch
      checked={available}
      aria-label={available ? driver.goOffline : driver.goOnline}
      aria-busy={wanted !== null}
      aria-disabled={!isIdle}
      title={isLinked ? undefined : shell.needsLink}
      onChange={() => isIdle && void setAvailable(!available)}
    />
  );
}
