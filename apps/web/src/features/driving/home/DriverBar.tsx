import { Group, Skeleton, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { tellHeight } from '../../../kit/page/tell-height.ts';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { LaterBreakMenu } from '../breaks/LaterBreakMenu.tsx';
import { useDriverLive } from '../driving-live.ts';
import { earnedToday } from '../earnings/earned-today.ts';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { useDriverTexts } from '../texts.en.ts';
import drivingStyles from '../driving.module.css';
import styles from './driver-home.module.css';

const tellStatusHeight = tellHeight('--rw-status-px');

/** Online or not, today's earnings, and the switch. */
export function DriverBar({ withToday }: { withToday: boolean }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { availability, earnings } = useDriverLive();
  const { todayCents, todayRides } = earnedToday(earnings.data, useCityDay());
  const isOnline = availability.data?.available === true;
  const away = availability.data?.presence.onBreak ? driver.onBreak : driver.offline;
  return (
    <div ref={withToday ? tellStatusHeight : undefined} className={styles.bar}>
      <div>
        {availability.data ? (
          <span className={drivingStyles.online} data-online={isOnline || undefined}>
            {isOnline ? driver.online : away}
          </span>
        ) : (
          <Skeleton height={20} width={80} className="rw-late" />
        )}
        {withToday && earnings.data && (
          <Text span className="rw-num" display="block" inherit fz="sm" lh="sm" c="var(--rw-text-2)">
            {driver.todayLine(format.money(todayCents), todayRides)}
          </Text>
        )}
      </div>
      {isOnline && (
        <Group gap={8} wrap="nowrap" flex="none">
          <LaterBreakMenu />
          <AvailabilityButton size="md" />
        </Group>
      )}
    </div>
  );
}
