import { Progress } from '@mantine/core';
import { COMMISSION_BASIS_POINTS, type EarningsFigures } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../kit/live/trpc.ts';
import { ComparedWith, DaysBadge } from './ComparedDays.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts, UNKNOWN } from './ReportFacts.tsx';
import { describeChange } from './describe-change.ts';
import { barShares, shareOfRevenue } from './split-shares.ts';
import { useAsked } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

/** Revenue from completed rides and its split, compared with the days before. */
export function EarningsCommission() {
  const { before: was, earnings, split } = useAnalyticsTexts();
  const format = useFormat();
  // The previous days or periods stay while others load.
  const query = trpc.reports.earnings.useQuery(useAsked(), { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={earnings.title}
      failed={earnings.failed}
      query={query}
      waiting={
        <>
          <ReportFacts
            facts={[
              { label: earnings.revenue, before: UNKNOWN, hint: earnings.afterRefunds },
              { label: earnings.refunded, before: UNKNOWN },
              { label: earnings.commission(format.rate(COMMISSION_BASIS_POINTS / 10_000)), before: UNKNOWN },
              { label: earnings.payout, before: UNKNOWN },
            ]}
          />
          <Progress value={0} size="md" />
          <ComparedWith />
        </>
      }
      beside={<DaysBadge days={query.data?.days} />}
    >
      {(report) => {
        const { revenueCents, refundedCents, commissionCents, payoutCents, before } = report;
        const { rate, isUsual } = shareOfRevenue(report, report.commissionRate);
        const bar = barShares(report);
        const beside = (cents: number, figure: keyof EarningsFigures) =>
          before === null
            ? undefined
            : was(format.total(before[figure]), describeChange(cents, before[figure], format));
        return (
          <>
            <ReportFacts
              facts={[
                {
                  label: earnings.revenue,
                  value: format.total(revenueCents),
                  before: beside(revenueCents, 'revenueCents'),
                  hint: earnings.afterRefunds,
                },
                {
                  label: earnings.refunded,
                  value: format.total(refundedCents),
                  before: beside(refundedCents, 'refundedCents'),
                },
                {
                  label: rate === null ? split.commission : earnings.commission(format.rate(rate)),
                  ...(!isUsual && { hint: earnings.afterDiscounts }),
                  before: beside(commissionCents, 'commissionCents'),
                  value: (
                    <>
                      <span className={styles.swatch} data-series="2" aria-hidden />
                      {format.total(commissionCents)}
                    </>
                  ),
                },
                {
                  label: earnings.payout,
                  before: beside(payoutCents, 'payoutCents'),
                  value: (
                    <>
                      <span className={styles.swatch} data-series="1" aria-hidden />
                      {format.total(payoutCents)}
                    </>
                  ),
                },
              ]}
            />
            {/* The figures above say all of it. */}
            <Progress.Root size="md" aria-hidden>
              <Progress.Section value={bar.payout} color="var(--rw-chart-1)" />
              <Progress.Section value={bar.commission} color="var(--rw-chart-2)" />
            </Progress.Root>
            <ComparedWith days={before} />
          </>
        );
      }}
    </ReportCard>
  );
}
