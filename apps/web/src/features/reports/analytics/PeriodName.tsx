import type { ReportPeriod } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { namePeriod } from '../../../kit/dates/name-period.ts';

/** A day, a week by its Monday, or a month. */
export function PeriodName({ date, period }: { date: string; period: ReportPeriod }) {
  const { options } = useFormat();
  return <time dateTime={date}>{namePeriod(date, period, options)}</time>;
}
