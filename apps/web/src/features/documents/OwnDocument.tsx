import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DocumentView, KindStanding } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconFileUpload } from '@tabler/icons-react';
import { DocumentPreview } from './DocumentPreview.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import { useFormatDay } from '../../kit/dates/use-format-day.ts';
import { SendDocument } from './SendDocument.tsx';
import { useDocumentsTexts } from './texts.en.ts';
import listsStyles from '../../kit/lists/lists.module.css';
import { Note } from '../../kit/notes/Note.tsx';
import styles from './documents.module.css';

export interface OwnDocumentProps {
  of: KindStanding<DocumentView>;
  today: string;
}

/** One of the driver's own documents: its state, the sent file, and a way to send another. */
export function OwnDocument({ of, today }: OwnDocumentProps) {
  const documents = useDocumentsTexts();
  const [isSending, send] = useDisclosure();
  const { kind, standing, newest } = of;
  const isSettled = standing === 'approved' || standing === 'waiting';
  return (
    <Stack component="li" miw={0} p="lg" bd="1px solid var(--rw-hairline)" bdrs="md" bg="var(--rw-surface)">
      <Group gap="6px 12px" justify="space-between">
        <Title order={2} size="h4">
          {documents.names[kind]}
        </Title>
        <StandingBadge standing={standing} />
      </Group>
      {newest && <DocumentPreview key={newest.id} document={newest} />}
      {/* Announces a decision while the person looks. */}
      <div className={styles.words} role="status">
        <StandingWords of={of} />
      </div>
      <div className={listsStyles.actions} data-print="none">
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
    </Stack>
  );
}

function StandingWords({ of: { standing, valid, newest } }: { of: KindStanding<DocumentView> }) {
  const documents = useDocumentsTexts();
  const format = useFormat();
  const formatDay = useFormatDay();
  const expires = formatDay(newest?.expiresOn ?? '');
  const sent = newest && (
    <Text size="sm" c="dimmed">
      {documents.sentAt(format.dateTime(newest.uploadedAt))}
    </Text>
  );
  const before = valid && valid !== newest && (
    <Text size="sm" c="dimmed">
      {documents.validBefore(formatDay(valid.expiresOn))}
    </Text>
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
          <Note tone="red">
            <Text component="b" display="block" inherit fz="sm" fw={700}>
              {documents.returnedBecause}
            </Text>
            {newest?.reason}
          </Note>
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
