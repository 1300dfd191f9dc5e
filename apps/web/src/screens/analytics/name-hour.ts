/** 'Mon', 'Monday'; 1 is Monday. */
export const nameWeekday = (weekday: number, weekdayStyle: 'short' | 'long', locale: string): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** '18:00–19:00', by 24 hours. */
export const nameHour = (hour: number): string => `${clock(hour)}–${clock((hour + 1) % 24)}`;
