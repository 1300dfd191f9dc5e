import { Skeleton, Text } from '@mantine/core';
import type { StatementView } from '@ridewire/contracts';
import { sumBonuses } from '@ridewire/contracts/statement-money';
import { RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { useEarningsLive } from '../driving-live.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useExtra } from './Bonuses.tsx';
import { earnedToday } from './earned-today.ts';
import { sumDays } from './sum-rides.ts';
import styles from './driver-earnings.module.css';

/** The totals of some days, and below them today's and all net earnings as they grow. */
export function EarningsTotals({ statement }: { statement: StatementView | undefined }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { data } = useEarningsLive();
  const today = useCityDay();
  const { days, onlineSince = null } = statement ?? {};
  const sums = sumDays(days ?? [], onlineSince);
  const bonusCents = sumBonuses(useExtra(statement));
  const flash = useFlash(data?.totalCents);
  const totals = (
    <div className={`${styles.totals} rw-flash`} {...flash}>
      <StatStrip
        label={driver.earningsTitle}
        stats={[
          {
            label: driver.columns.net,
            value: <RollingMoney cents={sums.netCents} />,
            hint: bonusCents > 0 ? driver.andBonuses(format.money(bonusCents)) : driver.netHint,
          },
          { label: driver.ridesDriven, value: format.count(sums.rideCount) },
          { label: driver.hoursOnline, value: format.duration(sums.onlineSeconds) },
          { label: driver.perHour, value: format.money(sums.hourCents) },
        ]}
      />
      <Text className="rw-num" size="sm" mt="sm" c="var(--rw-text-2)">
        {data
          ? driver.nowLine(format.money(earnedToday(data, today).todayCents), format.money(data.totalCents))
          : '\u00a0'}
      </Text>
      <Text size="sm" c="dimmed">
        {/* Also where it holds the place of the coming one, which takes two lines on a phone. */}
        {onlineSince || !days ? driver.onlineSince(format.date(onlineSince ?? today)) : '\u00a0'}
      </Text>
    </div>
  );
  // As high as the coming content, however its words break.
  return days ? (
    totals
  ) : (
    <Skeleton aria-hidden inert radius="md" className="rw-late">
      {totals}
    </Skeleton>
  );
}
