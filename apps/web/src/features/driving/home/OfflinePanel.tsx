import { Group, Stack, Text, Title } from '@mantine/core';
import { DocumentsNotice } from '../DocumentsNotice.tsx';
import { VehicleNotice } from '../VehicleNotice.tsx';
import { useAvailabilityLive } from '../driving-live.ts';
import { useOnBreak } from '../breaks/use-on-break.ts';
import { AutoAccept } from './AutoAccept.tsx';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-panel.module.css';
import { LaterBreakNotice } from '../breaks/LaterBreakNotice.tsx';

/**
 * Offline: the benefits of going online, and what is missing for it. The bar, where there is one, says that the driver
 * is offline.
 */
export function OfflinePanel({ withHeading }: { withHeading: boolean }) {
  const driver = useDriverTexts();
  const { data } = useAvailabilityLive();
  const onBreak = useOnBreak();
  const mayGoOnline = data?.approved === true && !data.suspended;
  return (
    <>
      {(withHeading || (mayGoOnline && !onBreak)) && (
        <Group component="section" gap="0 12px" align="baseline">
          {withHeading && (
            <Title order={2} size="h3" tabIndex={-1}>
              {onBreak ? driver.onBreak : driver.offline}
            </Title>
          )}
          {mayGoOnline && !onBreak && (
            <Text size="sm" c="var(--rw-text-2)">
              {driver.offlineHint}
            </Text>
          )}
        </Group>
      )}
      <LaterBreakNotice />
      {mayGoOnline && (
        <Stack gap={12} className={styles.wishes}>
          <AutoAccept />
        </Stack>
      )}
      <DocumentsNotice />
      <VehicleNotice />
    </>
  );
}
