import { Skeleton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { FigureTable } from './FigureTable.tsx';
import { fillPeriods, sumOf } from './fill-periods.ts';
import { LookChoice, type Look } from '../../../kit/charts/LookChoice.tsx';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import { PeriodName } from './PeriodName.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { NO_RIDES } from './no-rides.ts';
import { useReportRange } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';

const StackedBars = lazy(async () => ({
  default: (await import('../../../kit/charts/StackedBars.tsx')).StackedBars,
}));

/** The revenue of these days, split into drivers’ and the platform’s shares. */
export function RevenueSplit() {
  const analytics = useAnalyticsTexts();
  const { split, earnings, rides } = analytics;
  const format = useFormat();
  const [look, setLook] = useState<Look>('chart');
  const { period, days } = useReportRange();
  // The previous days or periods stay while others load.
  const query = trpc.reports.rides.useQuery({ period, ...days }, { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={split.title}
      failed={split.failed}
      query={query}
      waiting={
        <>
          <ReportFacts facts={[{ label: earnings.payout }, { label: split.commission }]} />
          <Skeleton height={look === 'table' ? 420 : 240} radius="sm" />
          <TimeZoneNote sentence={rides.zone} />
        </>
      }
      beside={<LookChoice of={split.title} value={look} onChoose={setLook} />}
      // Drivers are paid for a ride that a discount made free, though it brings no revenue.
      empty={({ stats }) =>
        sumOf(stats, 'revenueCents') === 0 && sumOf(stats, 'payoutCents') === 0 && split.empty
      }
    >
      {(report) => {
        const stats = fillPeriods(report, NO_RIDES);
        return (
          <>
            <ReportFacts
              facts={[
                { label: earnings.payout, value: format.total(sumOf(stats, 'payoutCents')) },
                { label: split.commission, value: format.total(sumOf(stats, 'commissionCents')) },
              ]}
            />
            {look === 'table' ? (
              <FigureTable
                label={analytics.figuresOf(split.title)}
                columns={[rides.date[report.period], earnings.payout, split.commission]}
                rows={stats.toReversed().map(({ date, payoutCents, commissionCents }) => ({
                  key: date,
                  name: <PeriodName date={date} period={report.period} />,
                  figures: [format.money(payoutCents), format.money(commissionCents)],
                }))}
              />
            ) : (
              <Suspense fallback={<Skeleton height={240} radius="sm" className="rw-late" />}>
                <StackedBars
                  label={split.title}
                  data={stats.map(({ date, payoutCents, commissionCents }) => ({
                    name: namePeriod(date, report.period, format.options),
                    payout: payoutCents / 100,
                    commission: commissionCents / 100,
                  }))}
                  series={[
                    { key: 'payout', label: earnings.payout, color: 'var(--rw-chart-1)' },
                    { key: 'commission', label: split.commission, color: 'var(--rw-chart-2)' },
                  ]}
                  format={(amount) => format.total(Math.round(amount * 100))}
                />
              </Suspense>
            )}
            <TimeZoneNote sentence={rides.zone} />
          </>
        );
      }}
    </ReportCard>
  );
}
