import { Title } from '@mantine/core';
import { IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './driver-home.module.css';

export interface NoticeProps {
  tone: 'danger' | 'warning';
  title: string;
  children?: ReactNode;
}

/** What somebody else did to the ride, across the whole panel. Announced by itself, elsewhere. */
export function Notice({ tone, title, children }: NoticeProps) {
  const NoticeIcon = tone === 'danger' ? IconCircleX : IconInfoCircle;
  return (
    <div className={styles.notice} data-tone={tone}>
      <NoticeIcon size={24} stroke={1.75} aria-hidden />
      <div>
        <Title order={2} size="h4" tabIndex={-1}>
          {title}
        </Title>
        {children}
      </div>
    </div>
  );
}
