import { Group, NativeSelect } from '@mantine/core';
import { addDays, cityDay } from '@ridewire/contracts';
import { formatClock, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { daysAhead, timesOf, type PickupChoice } from './pickup-choice.ts';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useScheduledTexts } from './texts.en.ts';

interface TimeFieldsProps {
  value: PickupChoice;
  onChange: (value: PickupChoice) => void;
}

/** The day and time of a pickup, by the city's clocks: only those a ride can be scheduled for. */
export function TimeFields({ value, onChange }: TimeFieldsProps) {
  const scheduled = useScheduledTexts();
  const [nowMs] = useState(Date.now);
  const formatDay = useFormatDay();
  const { options } = useFormat();
  const timeZone = useCityZone();
  const today = cityDay(timeZone, nowMs);
  const days = daysAhead(timeZone, nowMs);
  const times = timesOf(timeZone, value.day, nowMs);
  const nameOf = (day: string) => {
    const date = formatDay(day);
    if (day === today) return scheduled.today(date);
    return day === addDays(today, 1) ? scheduled.tomorrow(date) : date;
  };
  const inWords = { ...options, timeZone: 'UTC' };
  const choose = (day: string) => {
    const [first = value.time, ...others] = timesOf(timeZone, day, nowMs);
    onChange({ day, time: others.includes(value.time) ? value.time : first });
  };
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
