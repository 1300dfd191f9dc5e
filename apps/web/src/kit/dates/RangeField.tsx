import { Input, InputBase } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { RangeInputProps } from './RangeInput.tsx';

/** The calendar is a lot of code that few pages need. */
const RangeInput = lazy(async () => ({ default: (await import('./RangeInput.tsx')).RangeInput }));

/** Chooses the first and last day, in the city's time zone. None chosen means what `placeholder` says. */
export const RangeField = (props: RangeInputProps) => (
  <Suspense
    fallback={
      <InputBase
        flex="var(--range-flex)"
        miw={250}
        component="div"
        aria-hidden
        leftSection={<IconCalendar size={18} stroke={1.75} />}
      >
        <Input.Placeholder>{props.placeholder}</Input.Placeholder>
      </InputBase>
    }
  >
    <RangeInput {...props} />
  </Suspense>
);
