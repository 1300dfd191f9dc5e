import { TextInput } from '@mantine/core';
import { addDays } from '@ridewire/contracts';
import styles from './moment.module.css';

/** A day and a time of day by the city's clocks, as typed. */
export interface TypedMoment {
  day: string;
  time: string;
}

interface MomentFieldsProps {
  dayLabel: string;
  timeLabel: string;
  today: string;
  /** How many days ahead it can be. */
  mostDays: number;
  moment: TypedMoment;
  error: string | false;
  onChange: (moment: TypedMoment) => void;
}

/** A moment by the city’s clocks. */
export function MomentFields(props: MomentFieldsProps) {
  const { dayLabel, timeLabel, today, mostDays, moment, error, onChange } = props;
  return (
    <div className={styles.fields}>
      <TextInput
        size="md"
        type="date"
        label={dayLabel}
        min={today}
        max={addDays(today, mostDays)}
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
