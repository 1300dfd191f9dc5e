import { Group, Modal, Stack, Text } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { LoadMore } from '../../kit/lists/LoadMore.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';
import { TextLink } from '../../kit/page/TextLink.tsx';

/** How many drivers are loaded at once. */
const A_PART = 100;

interface HearersProps {
  /** Null while closed. */
  of: AnnouncementView | null;
  onClose: () => void;
}

/** The drivers an announcement was sent to: those who haven't read it first. */
export function Hearers({ of, onClose }: HearersProps) {
  const texts = useAnnouncementsTexts();
  useShield(of !== null);
  // Still shown while the dialog fades.
  const [shown] = useMemory<AnnouncementView | null>(null, (before) => of ?? before);
  return (
    <Modal opened={of !== null} onClose={onClose} title={texts.hearersOf}>
      {shown && <HearerList key={shown.id} announcement={shown} />}
    </Modal>
  );
}

function HearerList({ announcement }: { announcement: AnnouncementView }) {
  const texts = useAnnouncementsTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const [parts, setParts] = useState(1);
  const queries = trpc.useQueries((on) =>
    Array.from({ length: parts }, (_, index) =>
      on.announcements.hearers({ announcementId: announcement.id, page: index + 1, limit: A_PART }),
    ),
  );
  const failed = queries.find(({ error }) => error);
  const isLoading = queries.some(({ isPending }) => isPending);
  // A driver who reads it between two parts is in both for a moment.
  const hearers = new Map(queries.flatMap(({ data }) => data?.items ?? []).map((each) => [each.id, each]));
  const total = queries[0]?.data?.total ?? 0;
  return (
    <Stack gap="sm">
      <p className={styles.text}>{announcement.text}</p>
      {failed?.error && (
        <LoadFailure
          sentence={texts.loadFailed(errorSentence(failed.error, kit.unreachable))}
          isTrying={failed.isFetching}
          onTry={failed.refetch}
        />
      )}
      {hearers.size === 0 && isLoading && !failed && <Waiting height={180} />}
      <ul className={styles.hearers} aria-label={texts.hearers}>
        {[...hearers.values()].map(({ id, name, readAt }) => (
          <Group
            component="li"
            justify="space-between"
            align="stretch"
            gap="2px 16px"
            mih={44}
            py={10}
            key={id}
          >
            <TextLink to="/dashboard/driver-management/$driverId" params={{ driverId: id }}>
              {name}
            </TextLink>
            <Text span size="sm" c="dimmed" className="rw-num">
              {readAt === null ? texts.unread : texts.readAt(format.dateTime(readAt))}
            </Text>
          </Group>
        ))}
      </ul>
      {total > parts * A_PART && !failed && (
        <LoadMore isLoading={isLoading} onLoad={() => setParts(parts + 1)} />
      )}
    </Stack>
  );
}
