import { Anchor, Modal, Stack, Text } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';

/** How many drivers are listed. */
const LISTED = 100;

interface HearersProps {
  /** Null while closed. */
  of: AnnouncementView | null;
  onClose: () => void;
}

/** The drivers an announcement was sent to: those who haven't read it first. */
export function Hearers({ of, onClose }: HearersProps) {
  const texts = useAnnouncementsTexts();
  // Still shown while the dialog fades.
  const [shown] = useMemory<AnnouncementView | null>(null, (before) => of ?? before);
  return (
    <Modal opened={of !== null} onClose={onClose} title={texts.hearersOf}>
      {shown && <HearerList announcement={shown} />}
    </Modal>
  );
}

function HearerList({ announcement }: { announcement: AnnouncementView }) {
  const texts = useAnnouncementsTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const query = trpc.announcements.hearers.useQuery({ announcementId: announcement.id, limit: LISTED });
  const { data, error } = query;
  return (
    <Stack gap="sm">
      <p className={styles.text}>{announcement.text}</p>
      {error && (
        <LoadFailure
          sentence={texts.loadFailed(errorSentence(error, kit.unreachable))}
          isTrying={query.isFetching}
          onTry={() => void query.refetch()}
        />
      )}
      {!data && !error && <Waiting height={180} />}
      <ul className={styles.hearers} aria-label={texts.hearers}>
        {data?.items.map(({ id, name, readAt }) => (
          <li key={id} className={styles.hearer}>
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId: id }} />
              )}
            >
              {name}
            </Anchor>
            <Text span size="sm" c="dimmed" className="rw-num">
              {readAt === null ? texts.unread : texts.readAt(format.dateTime(readAt))}
            </Text>
          </li>
        ))}
      </ul>
      {data && data.total > LISTED && (
        <Text size="sm" c="dimmed">
          {texts.onlyFirst(format.count(LISTED))}
        </Text>
      )}
    </Stack>
  );
}
