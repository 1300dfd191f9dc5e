import { Badge } from '@mantine/core';
import {
  IconArmchair,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconRoute,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMemory } from '../memory/use-memory.ts';
import { useUiTexts } from '../provider/ui-texts.ts';
import type { RideStatus } from '../theme/statuses.ts';
import styles from './Badges.module.css';

/** Also for the stage button, which carries the next status's icon. */
export const statusIcons: Record<RideStatus, Icon> = {
  requested: IconHourglass,
  accepted: IconUserCheck,
  picked_up: IconArmchair,
  in_transit: IconRoute,
  completed: IconCircleCheck,
  canceled: IconCircleX,
};

export type RideStatusBadgeProps = {
  status: RideStatus;
  /** @default the provider's text for this status */
  label?: string;
  /** md is 24 px high, sm 20 for tables. @default 'md' */
  size?: 'md' | 'sm';
};

/** A ride's status, by color, icon and word. A change slides in. */
export function RideStatusBadge({ status, label, size = 'md' }: RideStatusBadgeProps) {
  const texts = useUiTexts();
  const [firstStatus] = useState(status);
  const [changed] = useMemory(false, (before) => before || status !== firstStatus);
  const StatusIcon = statusIcons[status];
  return (
    <Badge
      className={styles.badge}
      data-status={status}
      size={size === 'md' ? 'lg' : 'md'}
      bg={`var(--rw-status-${status}-bg)`}
      c={`var(--rw-status-${status}-text)`}
      leftSection={<StatusIcon size={14} stroke={1.75} aria-hidden />}
    >
      <span key={status} className={styles.face} data-changed={changed || undefined}>
        {label ?? texts.statuses[status]}
      </span>
    </Badge>
  );
}
