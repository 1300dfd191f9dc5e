import { Text } from '@mantine/core';
import { judgeDocuments, type DocumentStanding, type KindStanding } from '@ridewire/contracts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useDocumentsLive } from './documents-live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { OwnDocument } from './OwnDocument.tsx';
import { useDocumentsTexts } from './texts.en.ts';
import styles from './documents.module.css';
import { Waiting } from '../../kit/page/Waiting.tsx';

const TO_SEND: ReadonlySet<DocumentStanding> = new Set(['missing', 'returned', 'expired']);

/**
 * The documents a driver needs before driving: the present ones, the missing ones, and the decisions about them, which
 * come in live.
 */
export function DriverDocuments() {
  const documents = useDocumentsTexts();
  const { data, failure } = useDocumentsLive();
  const standings = data && judgeDocuments(data.documents, data.today);
  return (
    <Page title={documents.title} lead={documents.intro}>
      {failure && <Failure mb="md">{documents.loadFailed(failure)}</Failure>}
      {standings && (
        <Text inherit fw={600} mb="lg" role="status">
          <Sum of={standings} />
        </Text>
      )}
      <ul className={styles.documents} aria-label={documents.title}>
        {standings?.map((of) => (
          <OwnDocument key={of.kind} of={of} today={data?.today ?? ''} />
        ))}
      </ul>
      {!data && !failure && <Waiting className={styles.documents} height={220} count={3} />}
    </Page>
  );
}

function Sum({ of }: { of: KindStanding[] }) {
  const documents = useDocumentsTexts();
  const lacking = of.filter(({ standing }) => TO_SEND.has(standing));
  if (lacking.length > 0) return documents.toSend(lacking.map(({ kind }) => documents.named[kind]));
  return of.some(({ standing }) => standing === 'waiting') ? documents.allSent : documents.allGood;
}
