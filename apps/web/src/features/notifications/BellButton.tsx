import { ActionIcon, type ActionIconProps, Indicator } from '@mantine/core';
import { RollingFigure, useMemory } from '@ridewire/ui';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useNotificationsLive } from './notifications-live.ts';
import { useNotificationsTexts } from './texts.en.ts';
import styles from './notifications.module.css';

/** Larger counts show only that they are larger. */
const MOST = 99;

type BellButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** The number of unread notifications, next to the button, whose name says it in words. */
export function WithCount({ children }: { children: ReactNode }) {
  const unread = useNotificationsLive().data?.unread ?? 0;
  return (
    <Indicator
      className={styles.bellCount}
      disabled={unread === 0}
      size={18}
      offset={9}
      color="red.7"
      zIndex={1}
      label={
        <span aria-hidden>
          <RollingFigure value={Math.min(unread, MOST)} suffix={unread > MOST ? '+' : ''} />
        </span>
      }
    >
      {children}
    </Indicator>
  );
}

/** The button that opens the notifications. */
export function BellButton(props: BellButtonProps) {
  const notifications = useNotificationsTexts();
  const { data } = useNotificationsLive();
  const unread = data?.unread ?? 0;
  const nods = useNewcomerCount(data?.items[0]?.id, data !== undefined);
  return (
    <ActionIcon {...props} className={styles.bell} aria-label={notifications.bell(unread)}>
      <IconBell key={nods} data-nods={nods > 0 || undefined} size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

/** How often a new notification came on top since this is on screen. */
function useNewcomerCount(newestId: string | undefined, isKnown: boolean): number {
  const [{ count }] = useMemory({ newestId, isKnown, count: 0 }, (before) => {
    if (before.newestId === newestId && before.isKnown === isKnown) return before;
    return { newestId, isKnown, count: before.count + (before.isKnown && isKnown ? 1 : 0) };
  });
  return count;
}
