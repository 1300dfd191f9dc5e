import { Chip, Group, Input, TextInput } from '@mantine/core';
import { addDays, cityDay, MOST_SERIES_DAYS, WEEKDAYS } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useId } from 'react';
import { nameWeekday, withFirst, type Repeat } from './repeat.ts';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useOpenedNow } from '../../kit/dates/use-opened-now.ts';
import { useScheduledTexts } from './texts.en.ts';

interface RepeatFieldsProps {
  /** The day of the first ride. */
  day: string;
  /** Null: once. */
  value: Repeat | null;
  isChecked: boolean;
  onChange: (repeat: Repeat | null) => void;
}

/** The weekdays on which a ride repeats, and its last day. */
export function RepeatFields({ day, value, isChecked, onChange }: RepeatFieldsProps) {
  const scheduled = useScheduledTexts();
  const { options } = useFormat();
  const timeZone = useCityZone();
  const today = cityDay(timeZone, useOpenedNow());
  const label = useId();
  const choose = (chosen: string[]) => {
    const weekdays = chosen.map(Number);
    if (weekdays.length === 0) onChange(null);
    else onChange({ weekdays: withFirst(weekdays, day), lastDay: value?.lastDay ?? addDays(day, 28) });
  };
  return (
    <>
      <Input.Wrapper label={scheduled.repeatOn} labelElement="div" labelProps={{ id: label }}>
        <Chip.Group multiple value={(value?.weekdays ?? []).map(String)} onChange={choose}>
          <Group gap={6} mt={4} role="group" aria-labelledby={label}>
            {WEEKDAYS.map((weekday) => (
              <Chip key={weekday} value={String(weekday)} size="md" __vars={{ '--chip-size': '44px' }}>
                {nameWeekday(weekday, options.locale)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      {value && (
        <TextInput
          size="lg"
          type="date"
          label={scheduled.until}
          description={scheduled.repeatHint}
          min={day}
          max={addDays(today, MOST_SERIES_DAYS)}
          value={value.lastDay}
          error={isChecked && !(value.lastDay >= day) && scheduled.untilWrong}
          onChange={({ currentTarget }) => onChange({ ...value, lastDay: currentTarget.value })}
        />
      )}
    </>
  );
}
