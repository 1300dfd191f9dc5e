import { judgeDocuments, type DocumentSummary, cityDay } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useDocumentsTexts } from './texts.en.ts';

/** The problems with a driver's documents, in lines, for an admin to know before approving. */
export function useLackingDocuments(summaries: readonly DocumentSummary[]): string[] {
  const documents = useDocumentsTexts();
  const { options } = useFormat();
  const today = cityDay(options.timeZone ?? 'UTC');
  return judgeDocuments(summaries, today).flatMap(({ kind, standing, valid }) => {
    if (valid || standing === 'approved' || standing === 'expiring') return [];
    return documents.lack(documents.names[kind], documents.lacking[standing]);
  });
}
