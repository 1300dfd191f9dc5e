import { VisuallyHidden } from '@mantine/core';
import type { NotificationType, NotificationView, Role } from '@ridewire/contracts';
import { Age } from '@ridewire/ui';
import {
  IconBan,
  IconCircleCheck,
  IconFileCheck,
  IconFileSearch,
  IconFileX,
  IconHeartHandshake,
  IconMail,
  IconReceiptRefund,
  IconSos,
  IconSteeringWheel,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/use-texts.ts';
import { findLink } from './find-link.ts';
import { tellNotification } from './tell-notification.ts';

const icons: Record<NotificationType, TablerIcon> = {
  trouble: IconSos,
  alert_acknowledged: IconHeartHandshake,
  driver_approved: IconCircleCheck,
  driver_suspended: IconBan,
  driver_reactivated: IconSteeringWheel,
  driver_waiting: IconUserQuestion,
  document_waiting: IconFileSearch,
  document_approved: IconFileCheck,
  document_returned: IconFileX,
  ride_refunded: IconReceiptRefund,
  message_received: IconMail,
};

const ALARMING: ReadonlySet<NotificationType> = new Set(['trouble', 'driver_suspended']);

export interface NotificationItemProps {
  notification: NotificationView;
  role: Role;
  onFollow: () => void;
}

/** One thing somebody was told; leads to where it can be seen. */
export function NotificationItem({ notification, role, onFollow }: NotificationItemProps) {
  const { notifications } = useTexts();
  const { type, createdAt, readAt } = notification;
  const { title, message } = tellNotification(notification);
  const TypeIcon = icons[type];
  const link = findLink(notification, role);
  const content = (
    <>
      <span className="rw-told-icon" data-alarming={ALARMING.has(type) || undefined}>
        <TypeIcon size={20} stroke={1.75} aria-hidden />
      </span>
      <span className="rw-told-words">
        <span className="rw-told-title">{title}</span>
        {message && <span className="rw-told-message">{message}</span>}
        <span className="rw-told-age rw-num">
          <Age since={createdAt} />
        </span>
      </span>
      {readAt === null && (
        <span className="rw-told-dot">
          <VisuallyHidden>{notifications.unread}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li>
      {link ? (
        <Link {...link} className="rw-told" onClick={onFollow}>
          {content}
        </Link>
      ) : (
        <div className="rw-told">{content}</div>
      )}
    </li>
  );
}
