import { findLead } from '@ridewire/contracts/find-lead';
import { Box, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { NotificationType, NotificationView, Role } from '@ridewire/contracts';
import { Age } from '@ridewire/ui';
import {
  IconBan,
  IconBell,
  IconCar,
  IconCircleCheck,
  IconFileCheck,
  IconFileSearch,
  IconFileX,
  IconHeartHandshake,
  IconKey,
  IconMail,
  IconMessageReport,
  IconShieldHalf,
  IconStar,
  IconReceiptRefund,
  IconSos,
  IconSteeringWheel,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { describeNotification } from './describe-notification.ts';
import { useNotificationsTexts } from './texts.en.ts';
import styles from './notifications.module.css';

/** Others have the bell's icon. */
const icons: Partial<Record<NotificationType, TablerIcon>> = {
  trouble: IconSos,
  alert_acknowledged: IconHeartHandshake,
  driver_approved: IconCircleCheck,
  driver_suspended: IconBan,
  driver_reactivated: IconSteeringWheel,
  driver_waiting: IconUserQuestion,
  document_waiting: IconFileSearch,
  vehicle_waiting: IconCar,
  document_approved: IconFileCheck,
  document_returned: IconFileX,
  document_expiring: IconFileX,
  document_expired: IconFileX,
  ride_refunded: IconReceiptRefund,
  message_received: IconMail,
  problem_reported: IconMessageReport,
  problem_assigned: IconMessageReport,
  problem_answered: IconMessageReport,
  problem_closed: IconMessageReport,
  item_lost: IconMessageReport,
  item_found: IconMessageReport,
  item_answered: IconMessageReport,
  chat_reported: IconMessageReport,
  low_rating: IconStar,
  factor_removed: IconShieldHalf,
  passkey_added: IconKey,
  passkey_removed: IconKey,
};

const ALARMING: ReadonlySet<NotificationType> = new Set([
  'trouble',
  'driver_suspended',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
]);

export interface NotificationItemProps {
  notification: NotificationView;
  role: Role;
  onFollow: () => void;
}

/** One notification; leads to the page it is about. */
export function NotificationItem({ notification, role, onFollow }: NotificationItemProps) {
  const notifications = useNotificationsTexts();
  const { type, createdAt, readAt } = notification;
  const { title, message } = describeNotification(notification);
  const TypeIcon = icons[type] ?? IconBell;
  const link = findLead(notification, role);
  const content = (
    <>
      <span className={styles.icon} data-alarming={ALARMING.has(type) || undefined}>
        <TypeIcon size={20} stroke={1.75} aria-hidden />
      </span>
      <Stack component="span" gap={2} fz="sm" lh="sm" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text span inherit fw={600}>
          {title}
        </Text>
        {message && (
          <Text span inherit c="var(--rw-text-2)">
            {message}
          </Text>
        )}
        <Text span className="rw-num" inherit fz="xs" lh="xs" c="dimmed">
          <Age since={createdAt} />
        </Text>
      </Stack>
      {readAt === null && (
        <Box component="span" flex="none" w={8} h={8} mt={6} bdrs="50%" bg="var(--rw-primary)">
          <VisuallyHidden>{notifications.unread}</VisuallyHidden>
        </Box>
      )}
    </>
  );
  return (
    <li>
      {link ? (
        <Link {...link} className={styles.told} onClick={onFollow}>
          {content}
        </Link>
      ) : (
        <div className={styles.told}>{content}</div>
      )}
    </li>
  );
}
