import { Badge } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/statuses.ts';
import styles from './Badges.module.css';

export type ToneBadgeProps = {
  /** A tint, or `danger`, the one solid. */
  tone: Tone;
  /** The badge's words; color alone never says anything. */
  children: ReactNode;
  icon?: Icon;
  /** md is 24 px high, sm 20 for tables. @default 'md' */
  size?: 'md' | 'sm';
};

/** A badge for anything but a ride's status: Approved, Suspended, Verified Account, a role. */
export function ToneBadge({ tone, children, icon: BadgeIcon, size = 'md' }: ToneBadgeProps) {
  return (
    <Badge
      className={styles.badge}
      size={size === 'md' ? 'lg' : 'md'}
      bg={`var(--rw-tone-${tone}-bg)`}
      c={`var(--rw-tone-${tone}-text)`}
      leftSection={BadgeIcon && <BadgeIcon size={14} stroke={1.75} aria-hidden />}
    >
      {children}
    </Badge>
  );
}
