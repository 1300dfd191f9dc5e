import { Skeleton, Title } from '@mantine/core';
import type { StatementDay } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { lazy, Suspense, useState } from 'react';
import { LookChoice, type Look } from '../../reports/LookChoice.tsx';
import { namePeriod } from '../../reports/name-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DayTable } from './DayTable.tsx';
import { sumRides } from './sum-rides.ts';

const StackedBars = lazy(async () => ({
  default: (await import('../../reports/StackedBars.tsx')).StackedBars,
}));

/** Each day's net and fee, one upon the other; or in figures, with the hours online. */
export function EarningsChart({ days }: { days: readonly StatementDay[] }) {
  const { driver } = useTexts();
  const format = useFormat();
  const [look, setLook] = useState<Look>('chart');
  const waiting = <Skeleton height={240} radius="sm" className="rw-earnings-late" />;
  return (
    <section className="rw-earnings-chart" aria-labelledby="by-day">
      <div className="rw-earnings-chart-head">
        <Title order={2} size="h4" id="by-day">
          {driver.byDay}
        </Title>
        <LookChoice of={driver.byDay} value={look} onChoose={setLook} />
      </div>
      {look === 'table' ? (
        <DayTable days={days} />
      ) : (
        <Suspense fallback={waiting}>
          <StackedBars
            label={driver.byDay}
            data={days.map((day) => {
              const { netCents, feeCents } = sumRides(day.rides);
              return {
                name: namePeriod(day.day, 'day', format.options),
                net: netCents / 100,
                fee: feeCents / 100,
              };
            })}
            series={[
              { key: 'net', label: driver.columns.net, color: 'var(--rw-chart-1)' },
              { key: 'fee', label: driver.columns.fee, color: 'var(--rw-text-dim)' },
            ]}
            format={(amount) => format.total(Math.round(amount * 100))}
          />
        </Suspense>
      )}
    </section>
  );
}
