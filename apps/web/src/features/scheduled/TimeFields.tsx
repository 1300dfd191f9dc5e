import { Group, NativeSelect } from '@mantine/core';
import { addDays, cityDay } from '@ridewire/contracts';
import { formatClock, useFormat } from '@ridewire/ui';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { daysAhead, nearestTime, timesOf, type PickupChoice } from './pickup-choice.ts';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useOpenedNow } from '../../kit/dates/use-opened-now.ts';
import { useScheduledTexts } from './texts.en.ts';

interface TimeFieldsProps {
  value: PickupChoice;
  /** The time that the ride has, which it can keep. */
  own?: PickupChoice;
  onChange: (value: PickupChoice) => void;
}

/** The day and time of a pickup, by the city's clocks: only those a ride can be scheduled for. */
export function TimeFields({ value, own, onChange }: TimeFieldsProps) {
  const scheduled = useScheduledTexts();
  const nowMs = useOpenedNow();
  const formatDay = useFormatDay();
  const { options } = useFormat();
  const timeZone = useCityZone();
  const today = cityDay(timeZone, nowMs);
  const timesOn = (day: string) => withOwn(timesOf(timeZone, day, nowMs), own?.day === day && own.time);
  const days = withOwn(daysAhead(timeZone, nowMs), own && own.day);
  const times = timesOn(value.day);
  const nameOf = (day: string) => {
    const date = formatDay(day);
    if (day === today) return scheduled.today(date);
    return day === addDays(today, 1) ? scheduled.tomorrow(date) : date;
  };
  const inWords = { ...options, timeZone: 'UTC' };
  const choose = (day: string) => onChange({ day, time: nearestTime(timesOn(day), value.time) });
  return (
    <Group grow gap="sm" preventGrowOverflow={false}>
      <NativeSelect
        size="lg"
        miw={180}
        label={scheduled.day}
        value={value.day}
        data={days.map((day) => ({ value: day, label: nameOf(day) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <NativeSelect
        size="lg"
        miw={110}
        label={scheduled.time}
        value={value.time}
        data={times.map((time) => ({ value: time, label: formatClock(`${value.day}T${time}:00Z`, inWords) }))}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </Group>
  );
}

const withOwn = (offered: readonly string[], own: string | false | undefined): string[] =>
  own ? [...new Set([...offered, own])].toSorted() : [...offered];
