import type { AnswerMessageInput } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { keepMessage, MESSAGES_KEY } from '../../messages/messages-queries.ts';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/**
 * Sends an answer. When another admin was first, the server's sentence says who.
 * @param onSent what was typed is needed no more
 */
export function useAnswerMessage(onSent: () => void) {
  const { messages } = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: AnswerMessageInput) => api.messages.answer.mutate(input),
    onSuccess: async (message) => {
      onSent();
      await keepMessage(cache, message);
      toastDone(messages.sent);
      // The button that was pressed is gone.
      focusLostHeading();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, messages.sendFailed));
      void cache.invalidateQueries({ queryKey: MESSAGES_KEY });
    },
  });
}
