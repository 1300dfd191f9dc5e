import { Alert, Box } from '@mantine/core';
import type { NotificationView, Role } from '@ridewire/contracts';
import { EmptyState, LooseEnd, useFormat, useNow } from '@ridewire/ui';
import { useId } from 'react';
import { useNotificationsLive } from './notifications-live.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { splitByDay } from './split-by-day.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useNotificationsTexts } from './texts.en.ts';
import { Waiting } from '../../kit/page/Waiting.tsx';

export interface NotificationListProps {
  role: Role;
  /** Called when a notification is followed. */
  onFollow: () => void;
}

const MINUTE_MS = 60_000;

/** The person's notifications, newest first. */
export function NotificationList({ role, onFollow }: NotificationListProps) {
  const notifications = useNotificationsTexts();
  const { data, failure } = useNotificationsLive();
  const markRead = useMarkRead();
  const format = useFormat();
  const nowMs = useNow((ms) => MINUTE_MS - (ms % MINUTE_MS));
  if (!data) return failure ? <Alert color="red">{failure}</Alert> : <Loading />;
  if (data.items.length === 0) return <EmptyState illustration={LooseEnd} line={notifications.empty} />;
  const { today, earlier } = splitByDay(data.items, nowMs, format.date);
  const follow = ({ id, readAt }: NotificationView) => {
    if (readAt === null) markRead([id]);
    onFollow();
  };
  return (
    <>
      <Group label={notifications.today} items={today} role={role} onFollow={follow} />
      <Group label={notifications.earlier} items={earlier} role={role} onFollow={follow} />
    </>
  );
}

interface GroupProps {
  label: string;
  items: NotificationView[];
  role: Role;
  onFollow: (notification: NotificationView) => void;
}

function Group({ label, items, role, onFollow }: GroupProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Box
        id={id}
        component="h3"
        fz="0.8125rem"
        lh="1.125rem"
        fw={600}
        m={0}
        pt="md"
        pb="xs"
        px="lg"
        c="dimmed"
      >
        {label}
      </Box>
      <ul>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} role={role} onFollow={() => onFollow(item)} />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return <Waiting height={56} count={3} p="lg" />;
}
