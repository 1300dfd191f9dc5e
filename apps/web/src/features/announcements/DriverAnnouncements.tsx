import { Group, Spoiler, Text, Title } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { Age, announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useSettled } from '../../kit/buttons/use-settled.ts';
import { useOwnAnnouncements } from './announcements-live.ts';
import { isNewestUntold } from './hold-told.ts';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';

/** Six lines of the text. A longer one opens on request, so that it doesn't push the ride off the screen. */
const SHOWN_PX = 144;

/** What the desk wrote and this driver is still to read, one at a time, the oldest first. */
export function DriverAnnouncements() {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const waiting = useOwnAnnouncements();
  const first = waiting?.[0];
  const newest = waiting?.at(-1);
  const tell = useEffectEvent(() => {
    if (!waiting || !newest || !isNewestUntold(waiting.map(({ id }) => id))) return;
    playSound('rideChange');
    announce(`${texts.fromDesk}. ${newest.text}`, 'polite');
  });
  useEffect(() => tell(), [newest?.id]);
  // After each change it rests, so that a double press can't confirm the next one unread.
  const isSettled = useSettled(first?.id ?? '');
  const read = trpc.announcements.read.useMutation({
    onError: (error) => toastFailed(errorSentence(error, texts.readFailed)),
  });
  if (!waiting || !first) return null;
  const more = waiting.length - 1;
  return (
    <section className={`${styles.card} rw-rise`} aria-labelledby="from-desk" data-part="announcement">
      <Group gap={8} wrap="nowrap">
        <IconSpeakerphone size={20} stroke={1.75} aria-hidden />
        <Title order={2} size="h5" id="from-desk">
          {texts.fromDesk}
        </Title>
      </Group>
      <Spoiler
        key={first.id}
        maxHeight={SHOWN_PX}
        transitionDuration={0}
        showLabel={texts.showAll}
        hideLabel={texts.showLess}
      >
        <p className={styles.text}>{first.text}</p>
      </Spoiler>
      <Group gap="md" justify="space-between" wrap="nowrap">
        <Text size="sm" c="var(--rw-text-2)">
          <Age since={first.sentAt} />
          {more > 0 && ` · ${texts.more(format.count(more))}`}
        </Text>
        <ConnectedButton
          size="md"
          isBusy={read.isPending}
          isInert={!isSettled}
          busyLabel={texts.reading}
          onPress={() => read.mutate({ announcementId: first.id })}
        >
          {texts.read}
        </ConnectedButton>
      </Group>
    </section>
  );
}
