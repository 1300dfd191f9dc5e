import { ActionIcon, type ActionIconProps, Button, Drawer, Indicator, Popover, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Role } from '@ridewire/contracts';
import { RollingFigure, useMemory } from '@ridewire/ui';
import { IconBell } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useNotificationsLive } from './notifications-live.ts';
import { NotificationList } from './NotificationList.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNotificationsTexts } from './texts.en.ts';
import styles from './notifications.module.css';

/** Width of what opens on a desktop, in px. */
const WIDTH_PX = 380;
/** Larger counts say only that they are. */
const MOST = 99;

export interface BellProps {
  role: Role;
  isPhone: boolean;
}

/** How much one was told and has not read, and what it was. */
export function Bell({ role, isPhone }: BellProps) {
  const notifications = useNotificationsTexts();
  const [isOpen, { toggle, close }] = useDisclosure();
  const headingId = useId();
  const list = <NotificationList role={role} onFollow={close} />;
  if (isPhone) {
    return (
      <>
        <WithCount>
          <BellButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={toggle} />
        </WithCount>
        <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="85dvh" padding={0}>
          <Drawer.Overlay />
          <Drawer.Content className={styles.drawer}>
            <div className={styles.head}>
              <Drawer.Title tabIndex={-1} data-autofocus className={styles.heading}>
                {notifications.title}
              </Drawer.Title>
              <MarkAllRead />
              <Drawer.CloseButton aria-label={notifications.close} />
            </div>
            <Drawer.Body className={styles.body}>{list}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      </>
    );
  }
  return (
    <WithCount>
      <Popover
        opened={isOpen}
        onChange={(wanted) => !wanted && close()}
        width={WIDTH_PX}
        position="bottom-end"
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <BellButton onClick={toggle} />
        </Popover.Target>
        <Popover.Dropdown p={0} aria-labelledby={headingId}>
          <div className={styles.head}>
            <Title order={2} size="h4" id={headingId} tabIndex={-1} data-autofocus className={styles.heading}>
              {notifications.title}
            </Title>
            <MarkAllRead />
          </div>
          <div className={styles.body}>{list}</div>
        </Popover.Dropdown>
      </Popover>
    </WithCount>
  );
}

function MarkAllRead() {
  const notifications = useNotificationsTexts();
  const unread = useNotificationsLive().data?.unread ?? 0;
  const markRead = useMarkRead();
  return (
    <Button
      variant="subtle"
      size="sm"
      // It stays where it is: nobody's focus is lost, and nothing moves.
      aria-disabled={unread === 0 || undefined}
      {...(unread === 0 && { 'data-disabled': true })}
      onClick={() => unread > 0 && markRead('all')}
    >
      {notifications.markAllRead}
    </Button>
  );
}

type BellButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** Beside the button, whose name says it in words. */
function WithCount({ children }: { children: ReactNode }) {
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

function BellButton(props: BellButtonProps) {
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

/** How often something new came on top since this is on screen. */
function useNewcomerCount(newestId: string | undefined, isKnown: boolean): number {
  const [{ count }] = useMemory({ newestId, isKnown, count: 0 }, (before) => {
    if (before.newestId === newestId && before.isKnown === isKnown) return before;
    return { newestId, isKnown, count: before.count + (before.isKnown && isKnown ? 1 : 0) };
  });
  return count;
}
