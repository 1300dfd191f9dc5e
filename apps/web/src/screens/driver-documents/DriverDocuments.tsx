import '../../documents/documents.css';
import './driver-documents.css';
import { Alert, Skeleton } from '@mantine/core';
import { judgeDocuments, type DocumentStanding, type KindStanding } from '@ridewire/contracts';
import { useDocumentsLive } from '../../live/use-live.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OwnDocument } from './OwnDocument.tsx';

const TO_SEND: ReadonlySet<DocumentStanding> = new Set(['missing', 'returned', 'expired']);

/** What a driver must show before driving: what is there, what is missing, what became of it. Decisions come in live. */
export function DriverDocuments() {
  const { documents, shell } = useTexts();
  const { data, failure } = useDocumentsLive();
  const standings = data && judgeDocuments(data.documents, data.today);
  return (
    <Page title={documents.title}>
      <p className="rw-documents-intro">{documents.intro}</p>
      {failure && (
        <Alert color="red" role="alert" mb="md">
          {documents.loadFailed(failure)}
        </Alert>
      )}
      {standings && (
        <p className="rw-documents-sum" role="status">
          <Sum of={standings} />
        </p>
      )}
      <ul className="rw-documents" aria-label={documents.title}>
        {standings?.map((of) => (
          <OwnDocument key={of.kind} of={of} today={data?.today ?? ''} />
        ))}
      </ul>
      {!data && !failure && (
        <div className="rw-documents rw-late" role="status" aria-label={shell.loading}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height={220} radius="md" />
          ))}
        </div>
      )}
    </Page>
  );
}

function Sum({ of }: { of: KindStanding[] }) {
  const { documents } = useTexts();
  const lacking = of.filter(({ standing }) => TO_SEND.has(standing));
  if (lacking.length > 0) return documents.toSend(lacking.map(({ kind }) => documents.named[kind]));
  return of.some(({ standing }) => standing === 'waiting') ? documents.allSent : documents.allGood;
}
