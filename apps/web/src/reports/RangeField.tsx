import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RangeInputProps } from './RangeInput.tsx';

/** The calendar is much code that few pages need. */
const RangeInput = lazy(async () => ({ default: (await import('./RangeInput.tsx')).RangeInput }));

/** From which day to which, of the city; none of them for what `placeholder` says. */
export const RangeField = (props: RangeInputProps) => (
  <Suspense fallback={<Skeleton width={260} height={36} radius="sm" />}>
    <RangeInput {...props} />
  </Suspense>
);
