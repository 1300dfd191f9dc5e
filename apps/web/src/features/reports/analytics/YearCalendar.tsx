import '@mantine/charts/styles.layer.css';
import { Heatmap } from '@mantine/charts';
import { ScrollArea } from '@mantine/core';
import type { CalendarReport } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useLayoutEffect, useRef } from 'react';
import { heatColor, heatLevel, heatLimits, LEVELS } from './heat-levels.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import { nameWeekday } from './name-hour.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import analyticsStyles from './analytics.module.css';

const COLORS = Array.from({ length: LEVELS }, (_, index) => heatColor(index + 1));

/** A year of days, darker with more rides. The days are already the city’s. */
export function YearCalendar({ days }: CalendarReport) {
  const analytics = useAnalyticsTexts();
  const { year } = analytics;
  const format = useFormat();
  const { locale } = format.options;
  const viewport = useRef<HTMLDivElement>(null);
  // If it doesn't fit, the latest days are shown, since people come for those.
  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollLeft = viewport.current.scrollWidth;
  }, []);
  const limits = heatLimits(days.map(({ rideCount }) => rideCount));
  const counts = new Map(days.map(({ date, rideCount }) => [date, rideCount]));
  const tell = (date: string, count: number) =>
    year.at(namePeriod(date, 'day', format.options), format.count(count), count === 1);
  return (
    <>
      <ScrollArea
        type="auto"
        offsetScrollbars="x"
        viewportRef={viewport}
        viewportProps={{ tabIndex: 0, 'aria-label': analytics.daysOf(year.title), role: 'region' }}
      >
        <Heatmap
          role="img"
          aria-label={year.title}
          data={Object.fromEntries(
            days.flatMap(({ date, rideCount }) =>
              rideCount > 0 ? [[date, heatLevel(rideCount, limits)]] : [],
            ),
          )}
          domain={[1, LEVELS]}
          colors={COLORS}
          {...(days[0] && { startDate: days[0].date })}
          {...(days.at(-1) && { endDate: days.at(-1)?.date as string })}
          withOutsideDates={false}
          withMonthLabels
          withWeekdayLabels
          monthLabels={Array.from({ length: 12 }, (_, month) =>
            new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
              Date.UTC(2024, month),
            ),
          )}
          weekdayLabels={[7, 1, 2, 3, 4, 5, 6].map((weekday) => nameWeekday(weekday, 'short', locale))}
          rectSize={16}
          gap={3}
          rectRadius={3}
          weekdaysLabelsWidth={36}
          monthsLabelsHeight={20}
          withTooltip
          getTooltipLabel={({ date }) => tell(date, counts.get(date) ?? 0)}
        />
      </ScrollArea>
      <div className={analyticsStyles.heatFoot}>
        <HeatLegend limits={limits} label={year.rides} />
      </div>
    </>
  );
}
