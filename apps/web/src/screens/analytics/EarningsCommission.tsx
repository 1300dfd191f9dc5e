import { Progress } from '@mantine/core';
import { COMMISSION_BASIS_POINTS } from '@ridewire/contracts';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { earningsReportQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';

/** What all completed rides brought in, and how it was split. */
export function EarningsCommission() {
  const { allTime, earnings } = useTexts().reports.analytics;
  const format = useFormat();
  const query = useQuery(earningsReportQuery);
  return (
    <ReportCard
      title={earnings.title}
      failed={earnings.failed}
      query={query}
      waiting={
        <>
          <ReportFacts
            facts={[
              { label: earnings.revenue },
              { label: earnings.commission(format.rate(COMMISSION_BASIS_POINTS / 10_000)) },
              { label: earnings.payout },
            ]}
          />
          <Progress value={0} size="md" />
        </>
      }
      beside={<ToneBadge tone="sky">{allTime}</ToneBadge>}
    >
      {({ revenueCents, commissionCents, payoutCents, commissionRate }) => (
        <>
          <ReportFacts
            facts={[
              { label: earnings.revenue, value: format.total(revenueCents) },
              {
                label: earnings.commission(format.rate(commissionRate)),
                value: (
                  <>
                    <span className="rw-report-swatch" data-series="2" aria-hidden />
                    {format.total(commissionCents)}
                  </>
                ),
              },
              {
                label: earnings.payout,
                value: (
                  <>
                    <span className="rw-report-swatch" data-series="1" aria-hidden />
                    {format.total(payoutCents)}
                  </>
                ),
              },
            ]}
          />
          {/* The figures above say all of it. */}
          <Progress.Root size="md" aria-hidden>
            <Progress.Section
              value={revenueCents && (payoutCents / revenueCents) * 100}
              color="var(--rw-chart-1)"
            />
            <Progress.Section
              value={revenueCents && (commissionCents / revenueCents) * 100}
              color="var(--rw-chart-2)"
            />
          </Progress.Root>
        </>
      )}
    </ReportCard>
  );
}
