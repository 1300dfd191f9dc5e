import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import type { ChatOf } from './chat-live.ts';
import { useChatTexts } from './texts.en.ts';

/** Shows the conversation to the admins. */
export function ReportForm({ of: { rideId, driverId }, onDone }: { of: ChatOf; onDone: () => void }) {
  const chat = useChatTexts();
  const [reason, setReason] = useState('');
  const { mutate: report, isPending } = trpc.chat.report.useMutation({
    onSuccess: () => {
      toastDone(chat.reported);
      onDone();
    },
    onError: (error) => toastFailed(errorSentence(error, chat.reportFailed)),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') report({ rideId, driverId, reason });
      }}
    >
      <Stack gap="sm">
        <TextInput
          size="md"
          label={chat.reportWhy}
          description={chat.reportSeen}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <ConnectedButton
          size="md"
          variant="default"
          fullWidth
          type="submit"
          isBusy={isPending}
          refusal={reason.trim() === '' && chat.reportMissing}
        >
          {chat.reportSend}
        </ConnectedButton>
      </Stack>
    </form>
  );
}
