import { Button, Stack } from '@mantine/core';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import type { FormEvent, ReactNode } from 'react';
import { ReasonField, type ReasonFieldProps } from './ReasonField.tsx';
import { useRidesTexts } from './texts.en.ts';

export interface ReasonFormProps {
  /** What is done to the ride, said or chosen. */
  children: ReactNode;
  reason: ReasonFieldProps;
  /** Why the server refused it. */
  problem: string | null;
  /** The button that does it. */
  confirm: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onBack: () => void;
}

/** What a dialog holds that does something to a ride, and asks for the reason. */
export function ReasonForm({ children, reason, problem, confirm, onSubmit, onBack }: ReasonFormProps) {
  const { statusUpdate } = useRidesTexts();
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {children}
        <ReasonField {...reason} />
        <DialogFoot problem={problem}>
          <Button variant="default" size="md" onClick={onBack} data-autofocus>
            {statusUpdate.back}
          </Button>
          {confirm}
        </DialogFoot>
      </Stack>
    </form>
  );
}
