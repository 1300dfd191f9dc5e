import { TextInput } from '@mantine/core';
import { addDays } from '@ridewire/contracts';
import { MOST_CHANGE_DAYS } from '@ridewire/contracts/street-change';
import styles from './street-changes.module.css';

/** A day and a time of day by the city's clocks, as typed. */
export interface TypedMoment {
  day: string;
  time: string;
}

interface MomentFieldsProps {
  dayLabel: string;
  timeLabel: string;
  today: string;
  moment: TypedMoment;
  error: string | false;
  onChange: (moment: TypedMoment) => void;
}

/** When a change begins or ends. */
export function MomentFields({ dayLabel, timeLabel, today, moment, error, onChange }: MomentFieldsProps) {
  return (
    <div className={styles.moment}>
      <TextInput
        size="md"
        type="date"
        label={dayLabel}
        min={today}
        max={addDays(today, MOST_CHANGE_DAYS)}
        value={moment.day}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...moment, day: currentTarget.value })}
      />
      <TextInput
        size="md"
        type="time"
        label={timeLabel}
        value={moment.time}
        error={error !== false}
        onChange={({ currentTarget }) => onChange({ ...moment, time: currentTarget.value })}
      />
    </div>
  );
}
