import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { ReportCard } from './ReportCard.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { useReportRange } from './use-report-range.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

/** Cells and maps are a lot of code that the other reports don't need. */
const DemandMap = lazy(async () => ({ default: (await import('./DemandMap.tsx')).DemandMap }));

/** The map with its legend, and the places next to or below it. */
const MAP_ROOM = (
  <div className={`${styles.demand} rw-late`}>
    <div>
      <Skeleton className={styles.demandMap} />
      <div className={styles.heatFoot}>{'\u00a0'}</div>
    </div>
    <Skeleton height={410} radius="sm" />
  </div>
);

/** Where rides are requested. */
export function Demand() {
  const { demand } = useAnalyticsTexts();
  const { days } = useReportRange();
  // The previous days stay while others load.
  const query = trpc.reports.demand.useQuery(days, { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={demand.title}
      failed={demand.failed}
      query={query}
      waiting={
        <>
          {MAP_ROOM}
          <TimeZoneNote sentence={demand.zone} />
        </>
      }
      isWide
      empty={({ cells }) => cells.length === 0 && demand.empty}
    >
      {({ cells }) => (
        <>
          <Suspense fallback={MAP_ROOM}>
            <DemandMap cells={cells} />
          </Suspense>
          <TimeZoneNote sentence={demand.zone} />
        </>
      )}
    </ReportCard>
  );
}
