import { Anchor, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentView, KindStanding, SeenDocument } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { DocumentPreview } from '../../documents/DocumentPreview.tsx';
import { StandingBadge } from '../../documents/StandingBadge.tsx';
import { useFormatDay } from '../../documents/use-format-day.ts';
import { useJustChanged } from '../../people/use-just-changed.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useKeepFocus } from '../../shell/use-keep-focus.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useJudgeDocument } from './use-judge-document.ts';

export interface JudgeDocumentProps {
  driverId: string;
  of: KindStanding<DocumentView>;
  today: string;
}

/** One kind of a driver's documents: the newest in full size, and what an admin decides about it. */
export function JudgeDocument({
  driverId,
  of: { kind, standing, newest, valid },
  today,
}: JudgeDocumentProps) {
  const { documents } = useTexts();
  const frame = useKeepFocus<HTMLLIElement>(`${newest?.id} ${newest?.version}`);
  return (
    <li className="rw-document" ref={frame}>
      <div className="rw-document-head">
        <Title order={3} size="h4" id={`document-${kind}`} tabIndex={-1}>
          {documents.names[kind]}
        </Title>
        <StandingBadge standing={standing} />
      </div>
      {newest ? (
        <>
          <DocumentPreview key={newest.id} document={newest} />
          <DocumentFacts document={newest} today={today} />
          {valid && valid !== newest && <ValidBefore document={valid} />}
          <Decide driverId={driverId} document={newest} today={today} />
        </>
      ) : (
        <div className="rw-document-preview" data-none>
          <p>{documents.nothingSent}</p>
        </div>
      )}
    </li>
  );
}

function DocumentFacts({ document, today }: { document: DocumentView; today: string }) {
  const { documents } = useTexts();
  const format = useFormat();
  const formatDay = useFormatDay();
  const { state, expiresOn, uploadedAt, judgedAt, judgedBy, reason } = document;
  const say = state === 'approved' ? documents.approvedBy : documents.returnedBy;
  return (
    <div className="rw-document-words">
      <p>{expiresOn < today ? documents.hasExpired : documents.validUntil(formatDay(expiresOn))}</p>
      <p className="rw-document-dim">{documents.sentAt(format.dateTime(uploadedAt))}</p>
      {judgedAt && (
        <p className="rw-document-dim">{say(judgedBy ?? documents.somebody, format.dateTime(judgedAt))}</p>
      )}
      {reason && <p className="rw-document-reason">{reason}</p>}
    </div>
  );
}

function ValidBefore({ document }: { document: DocumentView }) {
  const { documents } = useTexts();
  const formatDay = useFormatDay();
  return (
    <p className="rw-document-before">
      {documents.validBefore(formatDay(document.expiresOn))}{' '}
      <Anchor href={document.path} target="_blank" rel="noreferrer" inherit>
        {documents.seeBefore}
      </Anchor>
    </p>
  );
}

interface DecideProps {
  driverId: string;
  document: DocumentView;
  today: string;
}

function Decide({ driverId, document, today }: DecideProps) {
  const { documents } = useTexts();
  const judge = useJudgeDocument();
  const [isReturning, giveBack] = useDisclosure();
  const { id: documentId, kind, version, state, expiresOn } = document;
  const seen: SeenDocument = { driverId, kind, documentId, version };
  // What was seen when Return was pressed stays the one that is returned.
  const [asked, setAsked] = useState(seen);
  const isInert = useJustChanged(nameOf(seen));
  const name = documents.named[kind];
  const approves = judge.isPending && judge.variables.reason === null;
  const isMine = !judge.isIdle && !judge.isError && nameOf(judge.variables.seen) === nameOf(asked);
  const openReturn = () => {
    judge.reset();
    setAsked(seen);
    giveBack.open();
  };
  return (
    <div className="rw-document-actions">
      {state !== 'approved' && (
        <LinkedButton
          aria-label={documents.approveName(name)}
          isInert={isInert}
          isBusy={approves}
          refusal={expiresOn < today && documents.hasExpired}
          // Its failure is told by the mutation.
          onPress={() => judge.mutateAsync({ seen, reason: null }).catch(() => {})}
        >
          {documents.approve}
        </LinkedButton>
      )}
      {state !== 'returned' && (
        <LinkedButton
          variant="default"
          aria-label={documents.giveBackName(name)}
          isInert={isInert}
          onPress={openReturn}
        >
          {documents.giveBack}
        </LinkedButton>
      )}
      <ReturnDialog
        kind={kind}
        isOpen={isReturning}
        stale={
          nameOf(seen) !== nameOf(asked) &&
          !isMine &&
          documents.staleNow[documentId === asked.documentId ? state : 'sentAnew']
        }
        isBusy={judge.isPending}
        onReturn={(reason) => void judge.mutateAsync({ seen: asked, reason }).then(giveBack.close, () => {})}
        onClose={giveBack.close}
      />
    </div>
  );
}

const nameOf = ({ documentId, version }: SeenDocument) => `${documentId} ${version}`;
