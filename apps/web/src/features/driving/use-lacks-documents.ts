import { judgeDocuments } from '@ridewire/contracts';
import { useDocumentsLive } from '../documents/documents-live.ts';

/** Whether the driver has documents to send: until then no one can review the account. */
export function useLacksDocuments(): boolean {
  const { data } = useDocumentsLive();
  return (
    data !== undefined &&
    judgeDocuments(data.documents, data.today).some(
      ({ standing, valid }) => !valid && standing !== 'waiting' && standing !== 'approved',
    )
  );
}
