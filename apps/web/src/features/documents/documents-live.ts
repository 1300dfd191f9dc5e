import type { DocumentsSnapshot } from '@ridewire/contracts';
import { liveKind, takeWhole } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const documentsKind = liveKind(
  'documents',
  (on) => api.documents.mine.subscribe(undefined, on),
  takeWhole<DocumentsSnapshot>,
);

/** The driver's own documents. */
export const useDocumentsLive = () => useLive(documentsKind);
