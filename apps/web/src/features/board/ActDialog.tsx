import { Alert } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { ReasonForm } from '../rides/ReasonForm.tsx';

export interface ActDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Anything else to say or choose. */
  children?: ReactNode;
  /** The ride has changed, so that this can't be done any more: its present state. */
  stale: string | false;
  /** What must be chosen first; false if nothing. @default false */
  missing?: string | false;
  /** Why it needs a reason; false if it needs none. @default false */
  needsReason?: string | false;
  confirm: string;
  busyLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  error: Pick<Error, 'message'> | null;
  failed: string;
  /** Does it, with the reason if there is one, and calls `settled` when it is answered. */
  onConfirm: (reason: string | undefined, settled: () => void) => void;
}

/**
 * Asks before something is done to a ride, and for the reason. Waits for the server. A refusal is shown in the server's
 * own sentence.
 */
export function ActDialog({ title, opened, onClose, ...form }: ActDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} size={500} isOverDrawer>
      <ActForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function ActForm({
  onClose,
  children,
  stale,
  missing = false,
  needsReason = false,
  confirm,
  busyLabel,
  isDanger = false,
  isBusy,
  error,
  failed,
  onConfirm,
}: Omit<ActDialogProps, 'title' | 'opened'>) {
  const [reason, setReason] = useState('');
  // A second press may come before the first one is rendered.
  const isSending = useRef(false);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (stale || missing || isSending.current || (needsReason && !reason.trim())) return;
    isSending.current = true;
    onConfirm(reason.trim() || undefined, () => (isSending.current = false));
  };
  return (
    <ReasonForm
      reason={{ value: reason, onChange: setReason, needed: needsReason }}
      problem={error && errorSentence(error, failed)}
      onSubmit={submit}
      onBack={onClose}
      confirm={
        <ConnectedButton
          type="submit"
          size="md"
          color={isDanger ? 'red' : 'wire'}
          refusal={stale || missing || (!reason.trim() && needsReason)}
          isBusy={isBusy}
          busyLabel={busyLabel}
        >
          {confirm}
        </ConnectedButton>
      }
    >
      {stale && (
        <Alert color="amber" role="status">
          {stale}
        </Alert>
      )}
      {children}
    </ReasonForm>
  );
}
