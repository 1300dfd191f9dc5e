import { Button, Drawer, Popover, Title } from '@mantine/core';
import type { Role } from '@ridewire/contracts';
import { useId } from 'react';
import { type EarlyMenu, useOpening } from '../../kit/menus/early-menu.ts';
import { BellButton, WithCount } from './BellButton.tsx';
import { useNotificationsLive } from './notifications-live.ts';
import { NotificationList } from './NotificationList.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNotificationsTexts } from './texts.en.ts';
import styles from './notifications.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';

/** Width of the opened list on a desktop, in px. */
const WIDTH_PX = 380;
export interface BellProps {
  role: Role;
  isPhone: boolean;
}

/** The number of unread notifications, and the list. */
export function Bell({ role, isPhone, isOpenAtOnce, arrive }: BellProps & EarlyMenu) {
  const notifications = useNotificationsTexts();
  const { opened: isOpen, onChange } = useOpening(isOpenAtOnce);
  // The list beside a wide screen's bell isn't where the bell was pressed, and a second press closes it.
  useShield(isOpen && isPhone);
  const toggle = () => onChange(!isOpen);
  const close = () => onChange(false);
  const headingId = useId();
  const list = <NotificationList role={role} onFollow={close} />;
  if (isPhone) {
    return (
      <>
        <WithCount>
          <BellButton ref={arrive} aria-haspopup="dialog" aria-expanded={isOpen} onClick={toggle} />
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
          {/* Mantine hears Escape only once focus is in the list, a moment after it has opened. */}
          <BellButton
            ref={arrive}
            onClick={toggle}
            onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
          />
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
      // It stays where it is, so that no focus is lost, and nothing moves.
      aria-disabled={unread === 0 || undefined}
      {...(unread === 0 && { 'data-disabled': true })}
      onClick={() => unread > 0 && markRead('all')}
    >
      {notifications.markAllRead}
    </Button>
  );
}
