import { Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { EmptyState, Junction } from '@ridewire/ui';
import { useState } from 'react';
import { askToNotify, getNotifyPermission } from '../../../kit/alerts/notify-hidden.ts';
import { useOwnPosition } from '../own-position.ts';
import { canKeepScreenOn, useKeepScreenOn } from '../screen-lock.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { AutoAccept } from './AutoAccept.tsx';
import { Homeward } from './Homeward.tsx';
import { PlaceInLine } from './PlaceInLine.tsx';
import { useWhereAsked } from '../../demand/demand-live.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-panel.module.css';
import { useDemandTexts } from '../../demand/texts.en.ts';

/** Only for drivers who look at the demand. */
const MoveHint = lazyLater(async () => (await import('./MoveHint.tsx')).MoveHint);

/** Online without requests: how to be reached when one comes. */
export function IdleRequests() {
  const driver = useDriverTexts();
  const { state } = useOwnPosition();
  const [keepScreenOn, setKeepScreenOn] = useKeepScreenOn();
  const [looksWhereAsked] = useWhereAsked();
  const [notify, setNotify] = useState(getNotifyPermission);
  return (
    <section className={styles.idle} aria-labelledby="incoming">
      <VisuallyHidden component="h2" id="incoming" tabIndex={-1}>
        {driver.incoming}
      </VisuallyHidden>
      <EmptyState
        illustration={Junction}
        line={driver.noRequests}
        {...(state === 'waiting' && { hint: driver.locationWaiting })}
      />
      <PlaceInLine />
      {looksWhereAsked && <MoveHint />}
      <Stack gap={12} className={styles.wishes}>
        <WhereAsked />
        <AutoAccept />
        <Homeward />
        {canKeepScreenOn && (
          <Switch
            label={driver.keepScreenOn}
            labelPosition="left"
            checked={keepScreenOn}
            onChange={({ currentTarget }) => setKeepScreenOn(currentTarget.checked)}
          />
        )}
        {notify === 'default' && (
          <Switch
            label={driver.notifyHidden}
            labelPosition="left"
            checked={false}
            onChange={() => void askToNotify().then(setNotify)}
          />
        )}
        {notify === 'denied' && (
          <Text size="sm" c="dimmed">
            {driver.notifyBlocked}
          </Text>
        )}
      </Stack>
    </section>
  );
}

/** Whether the map shows the demand. */
function WhereAsked() {
  const texts = useDemandTexts();
  const [isOn, setOn] = useWhereAsked();
  return (
    <Switch
      label={texts.show}
      description={texts.showHint}
      labelPosition="left"
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}
