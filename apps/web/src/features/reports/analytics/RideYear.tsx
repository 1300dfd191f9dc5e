import { Skeleton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { FigureTable } from './FigureTable.tsx';
import { sumOf } from './fill-periods.ts';
import { LookChoice, type Look } from '../../../kit/charts/LookChoice.tsx';
import { PeriodName } from './PeriodName.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { useAnalyticsTexts } from './texts.en.ts';

const YearCalendar = lazy(async () => ({ default: (await import('./YearCalendar.tsx')).YearCalendar }));

const CALENDAR_ROOM = <Skeleton height={200} radius="sm" className="rw-late" />;

/** Completed rides on each day of a year that ends today. */
export function RideYear() {
  const analytics = useAnalyticsTexts();
  const { year, rides } = analytics;
  const format = useFormat();
  const [look, setLook] = useState<Look>('chart');
  const query = trpc.reports.calendar.useQuery({});
  return (
    <ReportCard
      title={year.title}
      failed={year.failed}
      query={query}
      waiting={
        <>
          <ReportFacts facts={[{ label: rides.totalRides }]} />
          {look === 'table' ? <Skeleton height={420} radius="sm" /> : CALENDAR_ROOM}
          <TimeZoneNote sentence={rides.zone} />
        </>
      }
      isWide
      beside={<LookChoice of={year.title} value={look} onChoose={setLook} />}
      empty={({ days }) => sumOf(days, 'rideCount') === 0 && year.empty}
    >
      {({ days }) => (
        <>
          <ReportFacts facts={[{ label: rides.totalRides, value: format.count(sumOf(days, 'rideCount')) }]} />
          {look === 'table' ? (
            <FigureTable
              label={analytics.figuresOf(year.title)}
              columns={[rides.date.day, rides.ridesChart]}
              rows={days.toReversed().map(({ date, rideCount }) => ({
                key: date,
                name: <PeriodName date={date} period="day" />,
                figures: [format.count(rideCount)],
              }))}
            />
          ) : (
            <Suspense fallback={CALENDAR_ROOM}>
              <YearCalendar days={days} />
            </Suspense>
          )}
          <TimeZoneNote sentence={rides.zone} />
        </>
      )}
    </ReportCard>
  );
}
