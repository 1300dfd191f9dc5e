import { Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './driver-panel.module.css';

export interface NoticeProps {
  tone: 'danger' | 'warning' | 'news';
  title: string;
  /** Next to the words, since the content below them is needed too. */
  action?: ReactNode;
  children?: ReactNode;
}

const ICONS = { danger: IconCircleX, warning: IconInfoCircle, news: IconCircleCheck };

/** A change someone else made to the ride, across the whole panel. The announcement is made elsewhere. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const NoticeIcon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone}>
      <NoticeIcon size={24} stroke={1.75} aria-hidden />
      <div>
        <Title order={2} size="h4" tabIndex={-1}>
          {title}
        </Title>
        {children}
      </div>
      {action}
    </div>
  );
}
