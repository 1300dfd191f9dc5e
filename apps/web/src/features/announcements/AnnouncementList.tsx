import { Anchor, Group, Text } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { Age, useFormat } from '@ridewire/ui';
import { Rows } from '../../kit/lists/Rows.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';

interface AnnouncementListProps {
  announcements: readonly AnnouncementView[];
  /** The person asks who has read one. */
  onAsk: (announcement: AnnouncementView) => void;
}

export function AnnouncementList({ announcements, onAsk }: AnnouncementListProps) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const sayTo = useSayTo();
  return (
    <Rows aria-label={texts.list}>
      {announcements.map((each) => (
        <li key={each.id} className={styles.item}>
          <p className={styles.text}>{each.text}</p>
          <Group gap="4px 16px" justify="space-between">
            <Text size="sm" c="dimmed">
              {sayTo(each.to)} · {texts.by(each.by.name)} · <Age since={each.sentAt} />
            </Text>
            <Anchor component="button" type="button" size="sm" className="rw-num" onClick={() => onAsk(each)}>
              {texts.readBy(format.count(each.readBy), format.count(each.sentTo))}
            </Anchor>
          </Group>
        </li>
      ))}
    </Rows>
  );
}

/** Whom an announcement was for, in words. */
function useSayTo(): (to: AnnouncementView['to']) => string {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  return (to) => {
    if (to.kind === 'driver') return to.driver.name;
    if (to.kind !== 'area') return texts.to[to.kind];
    return texts.to.area(format.count(to.kilometers), sayAddress(to.address));
  };
}
