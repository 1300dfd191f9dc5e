import { Progress } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../kit/live/trpc.ts';
import { ComparedWith, DaysBadge } from './ComparedDays.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts, UNKNOWN } from './ReportFacts.tsx';
import { describeChange } from './describe-change.ts';
import { useAsked } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';

/** Drivers online now, and how all drivers' rides ended and paid. */
export function DriverMetrics() {
  const { before: was, drivers } = useAnalyticsTexts();
  const format = useFormat();
  // The previous days or periods stay while others load.
  const query = trpc.reports.drivers.useQuery(useAsked(), { placeholderData: keepPreviousData });
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
              { label: drivers.average, before: UNKNOWN, hint: drivers.averageHint },
              { label: drivers.completion, before: UNKNOWN, hint: drivers.completionHint },
            ]}
          />
          <Progress value={0} size="md" />
          <ComparedWith />
        </>
      }
      beside={<DaysBadge days={query.data?.days} />}
    >
      {({ online, averageEarnedCents, completionRate, before }) => (
        <>
          <ReportFacts
            facts={[
              { label: drivers.online, value: format.count(online) },
              {
                label: drivers.average,
                value: format.total(averageEarnedCents),
                before:
                  before === null
                    ? undefined
                    : was(
                        format.total(before.averageEarnedCents),
                        describeChange(averageEarnedCents, before.averageEarnedCents, format),
                      ),
                hint: drivers.averageHint,
              },
              {
                label: drivers.completion,
                value: format.rate(completionRate),
                before: before === null ? undefined : was(format.rate(before.completionRate), null),
                hint: drivers.completionHint,
              },
            ]}
          />
          <Progress
            value={completionRate * 100}
            color="var(--rw-chart-1)"
            size="md"
            aria-label={drivers.completion}
          />
          <ComparedWith days={before} />
        </>
      )}
    </ReportCard>
  );
}
