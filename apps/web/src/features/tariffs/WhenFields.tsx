import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { addDays, cityDay, cityMoment } from '@ridewire/contracts';
import { useState } from 'react';
import { FieldGrid } from '../../kit/forms/FieldGrid.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useRatesTexts } from './texts.en.ts';

interface WhenProps {
  when: ReturnType<typeof useWhen>;
  /** The form was sent, so that empty fields are mistakes. */
  wasSent: boolean;
}

/**
 * A moment of the city's clocks from which something holds: right away, or later.
 * @param mostDays how many days ahead it can be
 */
export function useWhen(mostDays: number) {
  const timeZone = useCityZone();
  const today = cityDay(timeZone);
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState(() => addDays(today, 1));
  const [time, setTime] = useState('00:00');
  const moment = isLater && day && time ? cityMoment(timeZone, day, time) : null;
  const isPast = moment !== null && moment <= Date.now();
  return {
    ...{ today, mostDays, isLater, setLater, day, setDay, time, setTime, moment, isPast },
    isFilled: !isLater || (day !== '' && time !== '' && !isPast),
    /** As it is sent; absent for right away. */
    from: isLater ? { from: { day, time } } : {},
  };
}

export function WhenFields({ when, wasSent }: WhenProps) {
  const texts = useRatesTexts();
  const { isLater, day, time } = when;
  return (
    <>
      <Input.Wrapper
        size="md"
        labelElement="div"
        id="begins"
        label={texts.when}
        description={isLater && texts.cityTime}
      >
        <SegmentedControl
          fullWidth
          mt={8}
          aria-labelledby="begins-label"
          value={isLater ? 'later' : 'now'}
          onChange={(chosen) => when.setLater(chosen === 'later')}
          data={[
            { value: 'now', label: texts.atOnce },
            { value: 'later', label: texts.later },
          ]}
        />
      </Input.Wrapper>
      {isLater && (
        <FieldGrid>
          <TextInput
            size="md"
            type="date"
            label={texts.day}
            min={when.today}
            max={addDays(when.today, when.mostDays)}
            value={day}
            error={wasSent && day === '' && texts.dayMissing}
            onChange={({ currentTarget }) => when.setDay(currentTarget.value)}
          />
          <TextInput
            size="md"
            type="time"
            label={texts.time}
            value={time}
            error={(wasSent && time === '' && texts.timeMissing) || (when.isPast && texts.timePast)}
            onChange={({ currentTarget }) => when.setTime(currentTarget.value)}
          />
        </FieldGrid>
      )}
    </>
  );
}
