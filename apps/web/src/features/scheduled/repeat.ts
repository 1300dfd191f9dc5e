import { WEEKDAYS, weekdayOf } from '@ridewire/contracts';

/** On which weekdays a ride repeats, 1 for Monday to 7 for Sunday, and up to which day. */
export interface Repeat {
  weekdays: number[];
  lastDay: string;
}

/** The weekdays with that of the first ride, in their order. */
export const withFirst = (weekdays: readonly number[], day: string): number[] =>
  WEEKDAYS.filter((weekday) => weekdays.includes(weekday) || weekday === weekdayOf(day));

/** Mon; সোম. */
export const nameWeekday = (weekday: number, locale: string): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format((weekday + 3) * 86_400_000);

/** Mon, Wed. */
export const nameWeekdays = (weekdays: readonly number[], locale: string): string =>
  weekdays.map((weekday) => nameWeekday(weekday, locale)).join(', ');
