import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { HOMEWARD_USES_A_DAY } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconHome } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useHomeward, usePreferences } from './use-preferences.ts';
import { useDriverTexts } from '../texts.en.ts';

const HomeDialog = lazyExtra(async () => (await import('./HomeDialog.tsx')).HomeDialog);

/** Only rides toward a saved place: the switch, the time left, and how often it can be used today. */
export function Homeward() {
  const driver = useDriverTexts();
  const format = useFormat();
  const isConnected = useIsConnected();
  const { preferences, chooseHome, setHomeward } = usePreferences();
  const { until, usesLeft } = useHomeward(preferences);
  /** Why a place is being asked for. */
  const [asking, setAsking] = useState<'to-begin' | 'to-change' | null>(null);
  if (!preferences) return null;
  const { home } = preferences;
  const isOn = until !== null;
  const left = driver.homewardLeft(format.count(usesLeft), format.count(HOMEWARD_USES_A_DAY));
  const press = (wanted: boolean) => {
    if (wanted && !home) setAsking('to-begin');
    else void setHomeward(wanted);
  };
  return (
    <Stack gap={0} data-part="homeward">
      <Switch
        label={driver.homeward}
        description={isOn ? driver.homewardUntil(format.clock(until)) : left}
        labelPosition="left"
        checked={isOn}
        disabled={!isConnected || (!isOn && usesLeft === 0)}
        onChange={({ currentTarget }) => press(currentTarget.checked)}
      />
      {home && (
        <Group gap="4px 8px" mih={44} wrap="nowrap">
          <IconHome size={20} stroke={1.75} color="var(--rw-text-dim)" aria-hidden />
          <Text size="sm" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {isOn ? driver.homewardRule(sayAddress(home.address)) : sayAddress(home.address)}
          </Text>
          {!isOn && (
            <Button
              variant="subtle"
              size="sm"
              mih={44}
              disabled={!isConnected}
              onClick={() => setAsking('to-change')}
            >
              {driver.changeHome}
            </Button>
          )}
        </Group>
      )}
      <HomeDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        onChoose={async (stop) => {
          const isToBegin = asking === 'to-begin';
          if ((await chooseHome(stop)) && isToBegin) await setHomeward(true);
          setAsking(null);
        }}
      />
    </Stack>
  );
}
