import type { DocumentsView, SeenDocument } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../live/error-sentence.ts';
import { api } from '../../live/trpc.ts';
import { documentsQuery, PEOPLE_KEY } from '../../people/people-queries.ts';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

interface Decision {
  seen: SeenDocument;
  /** Why it is returned; null approves it. */
  reason: string | null;
}

/** Approves or returns exactly what was seen. When that is no longer so, the server's sentence says what it is now. */
export function useJudgeDocument() {
  const { documents } = useTexts();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, reason }: Decision): Promise<DocumentsView> =>
      reason === null ? api.documents.approve.mutate(seen) : api.documents.return.mutate({ ...seen, reason }),
    onSuccess: async (view, { seen: { driverId }, reason }) => {
      // What was asked before could answer after it.
      await cache.cancelQueries({ queryKey: PEOPLE_KEY });
      cache.setQueryData(documentsQuery(driverId).queryKey, view);
      toastDone(reason === null ? documents.approved : documents.returned);
    },
    onError: (error, { reason }) =>
      toastFailed(errorSentence(error, reason === null ? documents.approveFailed : documents.returnFailed)),
    onSettled: () => void cache.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
