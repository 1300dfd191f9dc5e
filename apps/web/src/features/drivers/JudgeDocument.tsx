import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentsView, DocumentView, KindStanding, SeenDocument } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { DocumentPreview } from '../documents/DocumentPreview.tsx';
import { StandingBadge } from '../documents/StandingBadge.tsx';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { useJustChanged } from '../users/use-just-changed.ts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useKeepFocus } from '../../kit/page/use-keep-focus.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import listsStyles from '../../kit/lists/lists.module.css';
import styles from '../documents/documents.module.css';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { cancelPeople, invalidatePeople } from '../people/keep-people.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { Note } from '../../kit/notes/Note.tsx';

export interface JudgeDocumentProps {
  driverId: string;
  /** The vehicle it is of, if the driver doesn't drive that one now. */
  vehicleId?: string;
  of: KindStanding<DocumentView>;
  today: string;
}

/** One kind of a driver's documents: the newest in full size, and what an admin decides about it. */
export function JudgeDocument({
  driverId,
  vehicleId,
  of: { kind, standing, newest, valid },
  today,
}: JudgeDocumentProps) {
  const documents = useDocumentsTexts();
  const frame = useKeepFocus(`${newest?.id} ${newest?.version}`);
  return (
    <Stack
      component="li"
      miw={0}
      p="lg"
      bd="1px solid var(--rw-hairline)"
      bdrs="md"
      bg="var(--rw-surface)"
      ref={frame}
    >
      <Group gap="6px 12px" justify="space-between">
        <Title order={3} size="h4" id={`document-${vehicleId ?? ''}${kind}`} tabIndex={-1}>
          {documents.names[kind]}
        </Title>
        <StandingBadge standing={standing} />
      </Group>
      {newest ? (
        <>
          <DocumentPreview key={newest.id} document={newest} />
          <DocumentFacts document={newest} today={today} />
          {valid && valid !== newest && <ValidBefore document={valid} />}
          <Decide driverId={driverId} vehicleId={vehicleId} document={newest} today={today} />
        </>
      ) : (
        <div className={styles.preview} data-part="document-preview" data-none>
          <p>{documents.nothingSent}</p>
        </div>
      )}
    </Stack>
  );
}

function DocumentFacts({ document, today }: { document: DocumentView; today: string }) {
  const documents = useDocumentsTexts();
  const format = useFormat();
  const formatDay = useFormatDay();
  const { state, expiresOn, uploadedAt, judgedAt, judgedBy, reason } = document;
  const say = state === 'approved' ? documents.approvedBy : documents.returnedBy;
  return (
    <div className={styles.words}>
      <p>{expiresOn < today ? documents.hasExpired : documents.validUntil(formatDay(expiresOn))}</p>
      <Text size="sm" c="dimmed">
        {documents.sentAt(format.dateTime(uploadedAt))}
      </Text>
      {judgedAt && (
        <Text size="sm" c="dimmed">
          {say(judgedBy ?? documents.somebody, format.dateTime(judgedAt))}
        </Text>
      )}
      {reason && <Note tone="red">{reason}</Note>}
    </div>
  );
}

function ValidBefore({ document }: { document: DocumentView }) {
  const documents = useDocumentsTexts();
  const formatDay = useFormatDay();
  return (
    <Text size="sm">
      {documents.validBefore(formatDay(document.expiresOn))}{' '}
      <Anchor href={document.path} target="_blank" rel="noreferrer" inherit>
        {documents.seeBefore}
      </Anchor>
    </Text>
  );
}

interface DecideProps {
  driverId: string;
  vehicleId: string | undefined;
  document: DocumentView;
  today: string;
}

function Decide({ driverId, vehicleId, document, today }: DecideProps) {
  const documents = useDocumentsTexts();
  const { approve, sendBack } = useJudgeDocument();
  const [isReturning, giveBack] = useDisclosure();
  const { id: documentId, kind, version, state, expiresOn } = document;
  const seen: SeenDocument = { driverId, kind, documentId, version, vehicleId };
  // The document seen when Return was pressed is the one that is returned.
  const [asked, setAsked] = useState(seen);
  const isInert = useJustChanged(nameOf(seen));
  const name = documents.named[kind];
  const isMine = [approve, sendBack].some(
    (judge) => !judge.isIdle && !judge.isError && nameOf(judge.variables) === nameOf(asked),
  );
  const openReturn = () => {
    approve.reset();
    sendBack.reset();
    setAsked(seen);
    giveBack.open();
  };
  return (
    <div className={listsStyles.actions} data-print="none">
      {state !== 'approved' && (
        <ConnectedButton
          aria-label={documents.approveName(name)}
          isInert={isInert}
          isBusy={approve.isPending}
          refusal={expiresOn < today && documents.hasExpired}
          // The mutation shows a failure.
          onPress={() => approve.mutateAsync(seen).catch(() => {})}
        >
          {documents.approve}
        </ConnectedButton>
      )}
      {state !== 'returned' && (
        <ConnectedButton
          variant="default"
          aria-label={documents.giveBackName(name)}
          isInert={isInert}
          onPress={openReturn}
        >
          {documents.giveBack}
        </ConnectedButton>
      )}
      <ReturnDialog
        kind={kind}
        focusAfter={`#document-${vehicleId ?? ''}${kind}`}
        isOpen={isReturning}
        stale={
          nameOf(seen) !== nameOf(asked) &&
          !isMine &&
          documents.staleNow[documentId === asked.documentId ? state : 'sentAnew']
        }
        isBusy={approve.isPending || sendBack.isPending}
        onReturn={(reason) => void sendBack.mutateAsync({ ...asked, reason }).then(giveBack.close, () => {})}
        onClose={giveBack.close}
      />
    </div>
  );
}

const nameOf = ({ documentId, version }: SeenDocument) => `${documentId} ${version}`;

/** Approves or returns exactly the document that was seen. If it has changed, the server's sentence says how. */
function useJudgeDocument() {
  const documents = useDocumentsTexts();
  const utils = trpc.useUtils();
  const tell = (done: string, failure: string) => ({
    onSuccess: async (view: DocumentsView, { driverId }: { driverId: string }) => {
      await cancelPeople();
      utils.documents.list.setData({ driverId }, view);
      toastDone(done);
    },
    onError: (error: unknown) => toastFailed(errorSentence(error, failure)),
    onSettled: () => void invalidatePeople(),
  });
  return {
    approve: trpc.documents.approve.useMutation(tell(documents.approved, documents.approveFailed)),
    sendBack: trpc.documents.return.useMutation(tell(documents.returned, documents.returnFailed)),
  };
}
