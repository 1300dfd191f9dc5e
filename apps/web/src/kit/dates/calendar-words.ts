import type { DatePickerInputProps } from '@mantine/dates';

type CalendarWords = Pick<
  DatePickerInputProps<'range'>,
  | 'weekdayFormat'
  | 'renderDay'
  | 'getDayAriaLabel'
  | 'monthLabelFormat'
  | 'monthsListFormat'
  | 'yearLabelFormat'
  | 'yearsListFormat'
  | 'decadeLabelFormat'
>;

/**
 * Days, months and years of the calendar, written by Intl like everything else here. A language is then one locale, and
 * Mantine's date library needs no locale of its own. Made once per locale, because the calendar asks at every render.
 * @param locale BCP 47
 */
export function calendarWords(locale: string): CalendarWords {
  const words = kept.get(locale) ?? makeWords(locale);
  kept.set(locale, words);
  return words;
}

const kept = new Map<string, CalendarWords>();

function makeWords(locale: string): CalendarWords {
  const write = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    // Mantine writes days as 2026-11-21, or with a time after it.
    return (day: Date | string) => format.format(Date.parse(`${String(day).slice(0, 10)}T00:00:00Z`));
  };
  const dayOfMonth = write({ day: 'numeric' });
  const month = write({ month: 'long' });
  const year = write({ year: 'numeric' });
  return {
    weekdayFormat: write({ weekday: 'short' }),
    renderDay: dayOfMonth,
    getDayAriaLabel: (day) => `${dayOfMonth(day)} ${month(day)} ${year(day)}`,
    monthLabelFormat: write({ month: 'long', year: 'numeric' }),
    monthsListFormat: write({ month: 'short' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first, last) => `${year(first)} – ${year(last)}`,
  };
}
