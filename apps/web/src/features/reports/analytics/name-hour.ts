/** 'Mon', 'Monday'; 1 is Monday. */
export const nameWeekday = (weekday: number, weekdayStyle: 'short' | 'long', locale: string): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );

/** '09'. */
export const hourDigits = (hour: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(hour);

const clock = (hour: number, locale: string) => `${hourDigits(hour, locale)}:${hourDigits(0, locale)}`;

/** '18:00–19:00', by 24 hours. */
export const nameHour = (hour: number, locale: string): string =>
  `${clock(hour, locale)}–${clock((hour + 1) % 24, locale)}`;
