import {
  judgeDocuments,
  type DocumentStanding,
  type DocumentView,
  type KindStanding,
} from '@ridewire/contracts';
import { IconFileAlert } from '@tabler/icons-react';
import { Note } from '../../kit/notes/Note.tsx';
import { Link } from '@tanstack/react-router';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { useAvailabilityLive } from './driving-live.ts';
import { useDocumentsLive } from '../documents/documents-live.ts';
import { useDocumentsTexts } from '../documents/texts.en.ts';

/**
 * Says which documents are missing, returned, waiting or about to expire, and leads to them. An approved driver reads
 * only of those that need something: an admin approved without the others. Nothing while all is well.
 */
export function DocumentsNotice() {
  const documents = useDocumentsTexts();
  const { data } = useDocumentsLive();
  const { data: availability } = useAvailabilityLive();
  const sentences = useSentences(data && judgeDocuments(data.documents, data.today), availability?.approved);
  if (sentences.length === 0) return null;
  return (
    <Note icon={IconFileAlert} title={sentences[0]} role="status">
      {sentences.slice(1).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Link className="rw-press" to="/dashboard/driver/documents">
        {documents.openDocuments}
      </Link>
    </Note>
  );
}

function useSentences(
  standings: KindStanding<DocumentView>[] | undefined,
  isApproved: boolean | undefined,
): string[] {
  const documents = useDocumentsTexts();
  const formatDay = useFormatDay();
  if (!standings || isApproved === undefined) return [];
  const named = (standing: DocumentStanding) =>
    standings.filter((each) => each.standing === standing).map(({ kind }) => documents.named[kind]);
  const [missing, waiting] = isApproved ? [[], []] : [named('missing'), named('waiting')];
  const needing = standings.flatMap(({ kind, standing, newest }) => {
    if (!newest) return [];
    const name = documents.named[kind];
    if (standing === 'returned') return documents.noticeReturned(name, newest.reason ?? '');
    if (standing === 'expired') return documents.noticeExpired(name, formatDay(newest.expiresOn));
    return standing === 'expiring' ? documents.noticeExpiring(name, formatDay(newest.expiresOn)) : [];
  });
  return [
    ...(missing.length > 0 ? [documents.noticeMissing(missing)] : []),
    ...needing,
    ...(waiting.length > 0 ? [documents.noticeWaiting(waiting)] : []),
  ];
}
