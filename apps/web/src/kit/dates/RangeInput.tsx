import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { addDays, cityDay } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { calendarWords } from './calendar-words.ts';
import { nameDays, namePeriod } from './name-period.ts';
import { useDatesTexts } from './texts.en.ts';
import styles from './range.module.css';

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

export interface RangeInputProps extends Range {
  label: string;
  /** Shown while no days are chosen. */
  placeholder: string;
  /** Offers days to come before those that passed. @default false */
  reachesAhead?: boolean;
  /** Both days, or neither. */
  onChoose: (range: Range) => void;
}

const SPANS = [7, 30, 90, 365] as const;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

export function RangeInput({
  label,
  placeholder,
  from,
  to,
  reachesAhead = false,
  onChoose,
}: RangeInputProps) {
  const dates = useDatesTexts();
  const { options } = useFormat();
  const id = useId();
  // The first day is chosen, the last one not yet.
  const [begun, setBegun] = useState<string | null>(null);
  const today = cityDay(options.timeZone);
  const lastMonthEnd = addDays(firstOfMonth(today), -1);
  const ahead: { label: string; value: [string, string] }[] = [
    { label: dates.tomorrow, value: [addDays(today, 1), addDays(today, 1)] },
    { label: dates.nextDays(7), value: [today, addDays(today, 6)] },
  ];
  const isChosen = Boolean(from ?? to);
  const days = { from: from ?? to ?? today, to: to ?? today };
  const shown = begun
    ? `${namePeriod(begun, 'day', options)} –`
    : isChosen
      ? nameDays(days, options)
      : placeholder;
  return (
    <DatePickerInput
      type="range"
      // Names the calendar after its field.
      id={id}
      flex="var(--range-flex)"
      miw={250}
      // The visible text is part of the accessible name.
      aria-label={`${label}: ${shown}`}
      placeholder={placeholder}
      valueFormatter={() => shown}
      allowSingleDateInRange
      // The weekend differs from city to city.
      weekendDays={[]}
      hideOutsideDates
      classNames={{ datePickerRoot: styles.picker, presetsList: styles.presets }}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
      clearable={isChosen}
      clearButtonProps={{ 'aria-label': dates.clear }}
      ariaLabels={dates.calendar}
      value={begun ? [begun, null] : isChosen ? [days.from, days.to] : [null, null]}
      onChange={([first, last]) => {
        setBegun(first && !last ? first : null);
        if (first && last) onChoose({ from: first, to: last });
        else if (!first) onChoose({ from: undefined, to: undefined });
      }}
      onDropdownClose={() => setBegun(null)}
      presets={[
        { label: dates.today, value: [today, today] },
        ...(reachesAhead ? ahead : []),
        { label: dates.yesterday, value: [addDays(today, -1), addDays(today, -1)] },
        ...SPANS.map((days) => ({
          label: dates.lastDays(days),
          value: [addDays(today, 1 - days), today] as [string, string],
        })),
        { label: dates.thisMonth, value: [firstOfMonth(today), today] },
        { label: dates.lastMonth, value: [firstOfMonth(lastMonthEnd), lastMonthEnd] },
      ]}
      // Hidden even for a moment, as while a device is turned, it would lose the focus, and Escape would do nothing.
      popoverProps={{ id, hideDetached: false }}
      {...calendarWords(options.locale)}
    />
  );
}
