import type { HourReport } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState, type PointerEvent } from 'react';
import { heatColor, heatLevel, heatLimits } from './heat-levels.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { hourDigits, nameHour, nameWeekday } from './name-hour.ts';
import { useAnalyticsTexts } from './texts.en.ts';
import styles from './analytics.module.css';

type Hour = HourReport['hours'][number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A week by hours, darker with more requests. The hour under the pointer, else the busiest, is named below. */
export function HourGrid({ hours }: { hours: readonly Hour[] }) {
  const { hours: texts } = useAnalyticsTexts();
  const format = useFormat();
  const { locale } = format.options;
  const [pointed, setPointed] = useState<Hour>();
  const limits = heatLimits(hours.map(({ requestedCount }) => requestedCount));
  const busiest = hours.reduce<Hour | undefined>(
    (most, hour) => (most && most.requestedCount >= hour.requestedCount ? most : hour),
    undefined,
  );
  const at = (weekday: number, hour: number) =>
    hours.find((each) => each.weekday === weekday && each.hour === hour);
  const tell = ({ weekday, hour, requestedCount, completedCount }: Hour) =>
    texts.at(
      nameWeekday(weekday, 'long', locale),
      nameHour(hour, locale),
      format.count(requestedCount),
      format.count(completedCount),
    );
  const point = ({ target }: PointerEvent) => {
    const { weekday, hour } = (target as HTMLElement).dataset;
    setPointed(weekday ? at(Number(weekday), Number(hour)) : undefined);
  };
  return (
    <>
      <div
        className={styles.hours}
        role="img"
        aria-label={busiest && `${texts.title}. ${texts.busiest(tell(busiest))}`}
        onPointerOver={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {WEEKDAYS.map((weekday) => (
          <div key={weekday} className={styles.hoursRow}>
            <span>{nameWeekday(weekday, 'short', locale)}</span>
            {HOURS.map((hour) => (
              <i
                key={hour}
                data-weekday={weekday}
                data-hour={hour}
                style={{ background: heatColor(heatLevel(at(weekday, hour)?.requestedCount ?? 0, limits)) }}
              />
            ))}
          </div>
        ))}
        <div className={styles.hoursRow}>
          <span />
          {HOURS.map((hour) => (
            <b key={hour}>{hour % 3 === 0 ? hourDigits(hour, locale) : ''}</b>
          ))}
        </div>
      </div>
      <div className={styles.heatFoot}>
        <p className="rw-num" aria-hidden>
          {pointed ? tell(pointed) : busiest && texts.busiest(tell(busiest))}
        </p>
        <HeatLegend limits={limits} label={texts.requests} />
      </div>
    </>
  );
}
