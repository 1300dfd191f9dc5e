import { Group, Stack, Text } from '@mantine/core';
import type { NextDriver, RiderRide } from '@ridewire/contracts';
import { RideWire, useFormat, useNow } from '@ridewire/ui';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';
import { CancelAtOnce } from './CancelAtOnce.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { promisedWait } from './promised-wait.ts';
import { RideSummary } from '../panel/RideSummary.tsx';
import { RouteButton } from './RouteButton.tsx';
import styles from '../panel/ride-panel.module.css';
import { ComingDriver } from './ComingDriver.tsx';

interface ReservedPanelProps {
  ride: RiderRide;
  next: NextDriver;
  onRoute: () => void;
}

/** A driver was found who drops someone off first: who, in which car, and when they arrive. */
export function ReservedPanel({ ride, next: { driver, pickupAt }, onRoute }: ReservedPanelProps) {
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const atMs = Date.parse(pickupAt);
  const nowMs = useNow((ms) => promisedWait(atMs, ms).untilNextMs);
  const { minutes } = promisedWait(atMs, nowMs);
  return (
    <>
      <Stack gap={2} data-part="rider-lead">
        <PanelHeading>{rider.finishing(driver.name)}</PanelHeading>
        <Group component="p" gap="0 8px" align="baseline">
          <span className={`${styles.minutes} rw-num`} role={minutes === null ? 'status' : undefined}>
            {minutes === null ? panel.littleLate : rider.about(format.duration(minutes * 60))}
          </span>
          <Text span c="dimmed">
            {minutes === null ? panel.expectedAt(format.clock(atMs)) : rider.hereAt(format.clock(atMs))}
          </Text>
        </Group>
        <Text c="dimmed">{panel.finishingHint}</Text>
      </Stack>
      <ComingDriver driver={driver} />
      <RideWire status={ride.status} times={ride.times} withLabels={false} />
      <RideSummary ride={ride}>
        <RouteButton onPress={onRoute} />
      </RideSummary>
      <CancelAtOnce ride={ride}>{panel.cancelRide}</CancelAtOnce>
    </>
  );
}
