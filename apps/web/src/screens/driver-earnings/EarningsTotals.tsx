import { Skeleton } from '@mantine/core';
import type { StatementDay } from '@ridewire/contracts';
import { RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { earnedToday } from '../../live/earned-today.ts';
import { useEarningsLive } from '../../live/use-live.ts';
import { useCityDay } from '../../session/use-city-day.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { sumDays } from './sum-rides.ts';

/** What some days came to, and below it today's and all net earnings as they grow. */
export function EarningsTotals({ days }: { days: readonly StatementDay[] | undefined }) {
  const { driver } = useTexts();
  const format = useFormat();
  const { data } = useEarningsLive();
  const today = useCityDay();
  const sums = sumDays(days ?? []);
  const flash = useFlash(data?.totalCents);
  const totals = (
    <div className="rw-earnings-totals rw-flash" {...flash}>
      <StatStrip
        label={driver.earningsTitle}
        stats={[
          { label: driver.columns.net, value: <RollingMoney cents={sums.netCents} />, hint: driver.netHint },
          { label: driver.ridesDriven, value: format.count(sums.rideCount) },
          { label: driver.hoursOnline, value: format.duration(sums.onlineSeconds) },
          { label: driver.perHour, value: format.money(sums.hourCents) },
        ]}
      />
      <p className="rw-earnings-now rw-num">
        {data
          ? driver.nowLine(format.money(earnedToday(data, today).todayCents), format.money(data.totalCents))
          : '\u00a0'}
      </p>
    </div>
  );
  // As high as what comes, however its words break.
  return days ? (
    totals
  ) : (
    <Skeleton aria-hidden inert radius="md" className="rw-earnings-late">
      {totals}
    </Skeleton>
  );
}
