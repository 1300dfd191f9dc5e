import { ReasonLine } from '../../kit/forms/ReasonLine.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import type { ChatOf } from './chat-live.ts';
import { useChatTexts } from './texts.en.ts';

/** Shows the conversation to the admins. */
export function ReportForm({ of: { rideId, driverId }, onDone }: { of: ChatOf; onDone: () => void }) {
  const chat = useChatTexts();
  const { mutate: report, isPending } = trpc.chat.report.useMutation({
    onSuccess: () => {
      toastDone(chat.reported);
      onDone();
    },
    onError: (error) => toastFailed(errorSentence(error, chat.reportFailed)),
  });
  return (
    <ReasonLine
      label={chat.reportWhy}
      description={chat.reportSeen}
      missing={chat.reportMissing}
      send={chat.reportSend}
      isBusy={isPending}
      onSend={(reason) => report({ rideId, driverId, reason })}
    />
  );
}
