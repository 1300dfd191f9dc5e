import './notifications.css';
import { Alert, Skeleton } from '@mantine/core';
import type { NotificationView, Role } from '@ridewire/contracts';
import { EmptyState, LooseEnd, useFormat, useNow } from '@ridewire/ui';
import { useId } from 'react';
import { useNotificationsLive } from '../live/use-live.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { splitByDay } from './split-by-day.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface NotificationListProps {
  role: Role;
  /** One was followed to where it leads. */
  onFollow: () => void;
}

const MINUTE_MS = 60_000;

/** What the person was told, newest first. */
export function NotificationList({ role, onFollow }: NotificationListProps) {
  const { notifications } = useTexts();
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
      <h3 id={id} className="rw-told-day">
        {label}
      </h3>
      <ul className="rw-told-list">
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} role={role} onFollow={() => onFollow(item)} />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div className="rw-told-loading rw-late" aria-busy>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  );
}
