import { addDays } from '@ridewire/contracts';

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** Days of the city, both included. */
export interface Range {
  from: string;
  to: string;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day, week or month that a day is in; weeks begin on Monday. */
export function rangeAround(span: Span, day: string): Range {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') {
    const from = addDays(day, -((utc(day).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  const nextMonth = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${nextMonth}-01`, -1) };
}

/** The period before, or after. */
export const rangeBeside = (span: Span, { from, to }: Range, step: 1 | -1): Range =>
  rangeAround(span, step === 1 ? addDays(to, 1) : addDays(from, -1));
