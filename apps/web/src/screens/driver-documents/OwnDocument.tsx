import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentView, KindStanding } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconFileUpload } from '@tabler/icons-react';
import { DocumentPreview } from '../../documents/DocumentPreview.tsx';
import { StandingBadge } from '../../documents/StandingBadge.tsx';
import { useFormatDay } from '../../documents/use-format-day.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SendDocument } from './SendDocument.tsx';

export interface OwnDocumentProps {
  of: KindStanding<DocumentView>;
  today: string;
}

/** One of the driver's own documents: how it stands, what was sent, and the way to send another. */
export function OwnDocument({ of, today }: OwnDocumentProps) {
  const { documents } = useTexts();
  const [isSending, send] = useDisclosure();
  const { kind, standing, newest } = of;
  const isSettled = standing === 'approved' || standing === 'waiting';
  return (
    <li className="rw-document">
      <div className="rw-document-head">
        <Title order={2} size="h4">
          {documents.names[kind]}
        </Title>
        <StandingBadge standing={standing} />
      </div>
      {newest && <DocumentPreview key={newest.id} document={newest} />}
      {/* A decision is heard of while one looks. */}
      <div className="rw-document-words" role="status">
        <StandingWords of={of} />
      </div>
      <div className="rw-document-actions">
        <Button
          size="md"
          {...(isSettled && { variant: 'default' })}
          aria-label={
            newest ? documents.sendNewName(documents.named[kind]) : documents.sendName(documents.named[kind])
          }
          leftSection={<IconFileUpload size={20} stroke={1.75} aria-hidden />}
          onClick={send.open}
        >
          {newest ? documents.sendNew : documents.send}
        </Button>
      </div>
      <SendDocument of={of} today={today} isOpen={isSending} onClose={send.close} />
    </li>
  );
}

function StandingWords({ of: { standing, valid, newest } }: { of: KindStanding<DocumentView> }) {
  const { documents } = useTexts();
  const format = useFormat();
  const formatDay = useFormatDay();
  const expires = formatDay(newest?.expiresOn ?? '');
  const sent = newest && (
    <p className="rw-document-dim">{documents.sentAt(format.dateTime(newest.uploadedAt))}</p>
  );
  const before = valid && valid !== newest && (
    <p className="rw-document-dim">{documents.validBefore(formatDay(valid.expiresOn))}</p>
  );
  switch (standing) {
    case 'missing':
      return <p>{documents.notSent}</p>;
    case 'waiting':
      return (
        <>
          <p>{documents.isWaiting}</p>
          {sent}
          {before}
        </>
      );
    case 'returned':
      return (
        <>
          <p className="rw-document-reason">
            <b>{documents.returnedBecause}</b>
            {newest?.reason}
          </p>
          <p>{documents.sendAgain}</p>
          {before}
        </>
      );
    case 'approved':
      return <p>{documents.validUntil(expires)}</p>;
    case 'expiring':
      return <p>{documents.expiresOn(expires)}</p>;
    case 'expired':
      return <p>{documents.expiredOn(expires)}</p>;
  }
}
