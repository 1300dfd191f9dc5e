import { Stack, type StackProps } from '@mantine/core';
import type { FormEvent, ReactNode, Ref } from 'react';
import { FormFoot, type FormFootProps } from './FormFoot.tsx';

interface DialogFormProps extends FormFootProps {
  ref?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Between the fields. @default lg */
  gap?: StackProps['gap'];
  children: ReactNode;
}

/** A form in a dialog: its fields, one below the other, and what it ends with. */
export const DialogForm = ({ ref, onSubmit, gap = 'lg', children, ...foot }: DialogFormProps) => (
  <form
    noValidate
    ref={ref}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit(event);
    }}
  >
    <Stack gap={gap}>
      {children}
      <FormFoot {...foot} />
    </Stack>
  </form>
);
