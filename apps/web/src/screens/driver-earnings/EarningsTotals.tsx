import { Alert, Skeleton } from '@mantine/core';
import { RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { useEarningsLive } from '../../live/use-live.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Today's and all net earnings, as they grow. */
export function EarningsTotals() {
  const { driver } = useTexts();
  const format = useFormat();
  const { data, failure } = useEarningsLive();
  const flash = useFlash(data?.totalCents);
  if (failure && !data) return <Alert color="red">{failure}</Alert>;
  if (!data) return <Skeleton height={92} radius="md" className="rw-earnings-late" />;
  const rides = (count: number) => (count === 1 ? driver.oneRide : driver.rides(format.count(count)));
  return (
    <div className="rw-earnings-totals rw-flash" {...flash}>
      <StatStrip
        label={driver.earningsTitle}
        stats={[
          {
            label: driver.today,
            value: <RollingMoney cents={data.todayCents} />,
            hint: `${rides(data.todayRides)}, ${driver.netHint}`,
          },
          {
            label: driver.total,
            value: <RollingMoney cents={data.totalCents} />,
            hint: `${rides(data.totalRides)}, ${driver.netHint}`,
          },
        ]}
      />
    </div>
  );
}
