import { Button, Text } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useDriverTexts } from '../texts.en.ts';
import { Notice } from './Notice.tsx';
import { dueCents, sayCollect } from './say-ended.ts';
import { useCollectedCash } from './use-collected-cash.ts';

/** The ride that ended as the present one began: its fare is yet to be collected. */
export function CollectBefore({ ride }: { ride: DriverRide }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { isCollected, collect } = useCollectedCash(ride.id);
  if (isCollected || dueCents(ride) === 0) return null;
  const { title, line } = sayCollect(ride, driver, format);
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button px="sm" size="md" variant="default" onClick={collect}>
          {driver.cashReceived}
        </Button>
      }
    >
      <Text size="sm">{line}</Text>
    </Notice>
  );
}
