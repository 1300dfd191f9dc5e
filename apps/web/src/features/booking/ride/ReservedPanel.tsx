import { Group, Stack, Text } from '@mantine/core';
import type { NextDriver, RiderRide } from '@ridewire/contracts';
import { PlateTag, RideWire, useFormat, useNow } from '@ridewire/ui';
import { PersonAvatar } from '../../../kit/avatar/PersonAvatar.tsx';
import { useRideTexts } from '../../rides/ride.en.ts';
import { useRiderTexts } from '../texts.en.ts';
import { CancelAtOnce } from './CancelAtOnce.tsx';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { promisedWait } from './promised-wait.ts';
import { RideSummary } from '../panel/RideSummary.tsx';
import styles from '../panel/rider-home.module.css';
import { sayCar } from './say-car.ts';

interface ReservedPanelProps {
  ride: RiderRide;
  next: NextDriver;
}

/** A driver was found who drops somebody off first: who, in which car, and when they are here. */
export function ReservedPanel({ ride, next: { driver, pickupAt } }: ReservedPanelProps) {
  const rider = useRiderTexts();
  const texts = useRideTexts();
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
            {minutes === null ? rider.littleLate : rider.about(format.duration(minutes * 60))}
          </span>
          <Text span c="dimmed">
            {minutes === null ? rider.expectedAt(format.clock(atMs)) : rider.hereAt(format.clock(atMs))}
          </Text>
        </Group>
        <Text c="dimmed">{rider.finishingHint}</Text>
      </Stack>
      <Group>
        <div className={styles.known}>
          <PersonAvatar person={driver} size={48} />
          {driver.licensePlate && <PlateTag plate={driver.licensePlate} />}
          <span className={styles.who}>
            <span>{sayCar(driver, texts)}</span>
          </span>
        </div>
      </Group>
      <RideWire status={ride.status} times={ride.times} withLabels={false} />
      <RideSummary ride={ride} />
      <CancelAtOnce ride={ride}>{rider.cancelRide}</CancelAtOnce>
    </>
  );
}
