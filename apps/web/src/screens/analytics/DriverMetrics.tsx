import { Progress } from '@mantine/core';
import { ToneBadge, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { driverReportQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';

/** Drivers online now, and how rides of all drivers ended and paid. */
export function DriverMetrics() {
  const { allTime, drivers } = useTexts().reports.analytics;
  const format = useFormat();
  const query = useQuery(driverReportQuery);
  return (
    <ReportCard
      title={drivers.title}
      failed={drivers.failed}
      query={query}
      waiting={
        <>
          <ReportFacts
            facts={[
              { label: drivers.online },
              { label: drivers.average, hint: drivers.averageHint },
              { label: drivers.completion, hint: drivers.completionHint },
            ]}
          />
          <Progress value={0} size="md" />
        </>
      }
      beside={<ToneBadge tone="sky">{allTime}</ToneBadge>}
    >
      {({ online, averageEarnedCents, completionRate }) => (
        <>
          <ReportFacts
            facts={[
              { label: drivers.online, value: format.count(online) },
              {
                label: drivers.average,
                value: format.total(averageEarnedCents),
                hint: drivers.averageHint,
              },
              { label: drivers.completion, value: format.rate(completionRate), hint: drivers.completionHint },
            ]}
          />
          <Progress
            value={completionRate * 100}
            color="var(--rw-chart-1)"
            size="md"
            aria-label={drivers.completion}
          />
        </>
      )}
    </ReportCard>
  );
}
