import { Alert, Skeleton } from '@mantine/core';
import { RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { useEarningsLive } from '../../live/use-live.ts';
import { useTexts } from '../../texts/use-texts.ts';

const NOTHING = { todayCents: 0, todayRides: 0, totalCents: 0, totalRides: 0, today: '' };

/** Today's and all net earnings, as they grow. */
export function EarningsTotals() {
  const { driver } = useTexts();
  const format = useFormat();
  const { data, failure } = useEarningsLive();
  const flash = useFlash(data?.totalCents);
  if (failure && !data) return <Alert color="red">{failure}</Alert>;
  const known = data ?? NOTHING;
  const rides = (count: number) => (count === 1 ? driver.oneRide : driver.rides(format.count(count)));
  const totals = (
    <div className="rw-earnings-totals rw-flash" {...flash}>
      <StatStrip
        label={driver.earningsTitle}
        stats={[
          {
            label: driver.today,
            value: <RollingMoney cents={known.todayCents} />,
            hint: `${rides(known.todayRides)}, ${driver.netHint}`,
          },
          {
            label: driver.total,
            value: <RollingMoney cents={known.totalCents} />,
            hint: `${rides(known.totalRides)}, ${driver.netHint}`,
          },
        ]}
      />
    </div>
  );
  // As high as what comes, however its words break.
  return data ? (
    totals
  ) : (
    <Skeleton aria-hidden inert radius="md" className="rw-earnings-late">
      {totals}
    </Skeleton>
  );
}
