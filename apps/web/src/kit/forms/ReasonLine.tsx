import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConnectedButton } from '../buttons/ConnectedButton.tsx';

interface ReasonLineProps {
  label: string;
  description: string;
  /** Said where nothing is written. */
  missing: string;
  send: string;
  isBusy: boolean;
  worksOffline?: boolean;
  onSend: (reason: string) => void;
}

/** Asks in one line why, and sends it. */
export function ReasonLine({
  label,
  description,
  missing,
  send,
  isBusy,
  worksOffline = false,
  onSend,
}: ReasonLineProps) {
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) onSend(reason);
      }}
    >
      <Stack gap="sm">
        <TextInput
          size="md"
          label={label}
          description={description}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <ConnectedButton
          size="md"
          variant="default"
          fullWidth
          type="submit"
          isBusy={isBusy}
          worksOffline={worksOffline}
          refusal={isMissing && missing}
        >
          {send}
        </ConnectedButton>
      </Stack>
    </form>
  );
}
