import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { useDialogsTexts } from './texts.en.ts';

export interface FormFootProps {
  /** Why it couldn't be sent. */
  problem?: string | false | null;
  /** Anything else to say beside the buttons. */
  note?: ReactNode;
  /** The label of the button that sends the form. */
  submit: string;
  isBusy: boolean;
  /** Replaces that label while it is being sent. */
  busyLabel?: string;
  color?: 'red';
  /** The label of the button that changes nothing. @default Cancel */
  cancel?: string;
  onCancel: () => unknown;
}

/** What a form in a dialog ends with: why it couldn't be sent, the button that changes nothing, and the one that sends it. */
export function FormFoot({
  problem,
  note,
  submit,
  isBusy,
  busyLabel,
  color,
  cancel,
  onCancel,
}: FormFootProps) {
  const texts = useDialogsTexts();
  return (
    <DialogFoot problem={problem} note={note}>
      <Button size="md" variant="default" onClick={onCancel}>
        {cancel ?? texts.cancel}
      </Button>
      <ConnectedButton
        size="md"
        type="submit"
        isBusy={isBusy}
        busyLabel={busyLabel}
        {...(color && { color })}
      >
        {submit}
      </ConnectedButton>
    </DialogFoot>
  );
}
