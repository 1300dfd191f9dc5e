import { Switch } from '@mantine/core';
import { usePreferences } from './use-preferences.ts';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { useDriverTexts } from '../texts.en.ts';

/** Whether the request matched to the driver is accepted for them. */
export function AutoAccept() {
  const driver = useDriverTexts();
  const isConnected = useIsConnected();
  const { preferences, setAutoAccept } = usePreferences();
  if (!preferences) return null;
  return (
    <Switch
      label={driver.autoAccept}
      description={driver.autoAcceptHint}
      labelPosition="left"
      checked={preferences.autoAccept}
      disabled={!isConnected}
      onChange={({ currentTarget }) => void setAutoAccept(currentTarget.checked)}
    />
  );
}
