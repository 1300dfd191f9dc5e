import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { AnnouncementView } from '@ridewire/contracts';
import { Age, useFormat } from '@ridewire/ui';
import { Rows } from '../../kit/lists/Rows.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { IfMay } from '../session/IfMay.tsx';
import { useAnnouncementsTexts } from './texts.en.ts';
import styles from './announcements.module.css';

interface AnnouncementListProps {
  announcements: readonly AnnouncementView[];
  /** The person asks who has read one. */
  onAsk: (announcement: AnnouncementView) => void;
  onWithdraw: (announcement: AnnouncementView) => void;
}

export function AnnouncementList({ announcements, onAsk, onWithdraw }: AnnouncementListProps) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const sayTo = useSayTo();
  return (
    <Rows aria-label={texts.list}>
      {announcements.map((each) => (
        <Stack component="li" gap={6} px="lg" py={14} key={each.id}>
          <p className={styles.text}>{each.text}</p>
          <Group gap="4px 16px" justify="space-between">
            <Text size="sm" c="dimmed">
              {sayTo(each.to)} · {texts.by(each.by.name)} · <Age since={each.sentAt} />
            </Text>
            <Group gap="4px 16px">
              {!each.withdrawn && each.until && <End until={each.until} isOver={each.isOver} />}
              {each.withdrawn ? (
                <Text size="sm">
                  {texts.withdrawnBy(each.withdrawn.by.name)} · <Age since={each.withdrawn.at} />
                </Text>
              ) : (
                each.readBy < each.sentTo &&
                !each.isOver && (
                  <IfMay right="announcements:write">
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      aria-label={texts.withdrawOf(beginningOf(each.text))}
                      onClick={() => onWithdraw(each)}
                    >
                      {texts.withdraw}
                    </Anchor>
                  </IfMay>
                )
              )}
              <Anchor
                component="button"
                type="button"
                size="sm"
                className="rw-num"
                onClick={() => onAsk(each)}
              >
                {texts.readBy(format.count(each.readBy), format.count(each.sentTo))}
              </Anchor>
            </Group>
          </Group>
        </Stack>
      ))}
    </Rows>
  );
}

/** When it leaves the screens of those who haven’t read it; the list is read again at that moment. */
function End({ until, isOver }: { until: string; isOver: boolean }) {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  const when = format.dateTime(until);
  return (
    <Text size="sm" className="rw-num">
      {isOver ? texts.over(when) : texts.until(when)}
    </Text>
  );
}

/** Its first words. */
const beginningOf = (text: string): string =>
  text.length <= NAMED_BY ? text : `${text.slice(0, NAMED_BY).replace(/\s+\S*$/, '')}…`;
const NAMED_BY = 40;

/** The drivers an announcement was for, in words. */
function useSayTo(): (to: AnnouncementView['to']) => string {
  const texts = useAnnouncementsTexts();
  const format = useFormat();
  return (to) => {
    if (to.kind === 'driver') return to.driver.name;
    if (to.kind !== 'area') return texts.to[to.kind];
    return texts.to.area(format.count(to.kilometers), sayAddress(to.address));
  };
}
