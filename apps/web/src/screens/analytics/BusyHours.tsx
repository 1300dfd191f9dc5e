import { Skeleton } from '@mantine/core';
import type { HourReport } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hourReportQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FigureTable } from './FigureTable.tsx';
import { sumOf } from './fill-periods.ts';
import { HourGrid } from './HourGrid.tsx';
import { LookChoice, type Look } from '../../reports/LookChoice.tsx';
import { nameHour, nameWeekday } from './name-hour.ts';
import { ReportCard } from './ReportCard.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { useReportRange } from './use-report-range.ts';

/** When in the week rides are asked for. */
export function BusyHours() {
  const { hours: texts } = useTexts().reports.analytics;
  const [look, setLook] = useState<Look>('chart');
  const { days } = useReportRange();
  const query = useQuery(hourReportQuery(days));
  return (
    <ReportCard
      title={texts.title}
      failed={texts.failed}
      query={query}
      waiting={
        <>
          {look === 'table' ? <Skeleton height={420} radius="sm" /> : <HourGrid hours={[]} />}
          <TimeZoneNote sentence={texts.zone} />
        </>
      }
      isWide
      beside={<LookChoice of={texts.title} value={look} onChoose={setLook} />}
      empty={({ hours }) => sumOf(hours, 'requestedCount') === 0 && texts.empty}
    >
      {({ hours }) => (
        <>
          {look === 'table' ? <HourTable hours={hours} /> : <HourGrid hours={hours} />}
          <TimeZoneNote sentence={texts.zone} />
        </>
      )}
    </ReportCard>
  );
}

function HourTable({ hours }: Pick<HourReport, 'hours'>) {
  const { analytics } = useTexts().reports;
  const { hours: texts } = analytics;
  const format = useFormat();
  const { locale } = format.options;
  const first = hours.slice(0, 24);
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))];
  return (
    <FigureTable
      label={analytics.figuresOf(texts.title)}
      columns={[texts.hour, ...weekdays.map((weekday) => nameWeekday(weekday, 'short', locale))]}
      rows={first.map(({ hour }) => ({
        key: String(hour),
        name: nameHour(hour, locale),
        figures: hours
          .filter((each) => each.hour === hour)
          .map(({ requestedCount }) => format.count(requestedCount)),
      }))}
    />
  );
}
