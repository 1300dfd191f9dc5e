import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import styles from './messages.module.css';

export const MessagesSkeleton = () => (
  <ListSkeleton
    line={
      <div className={styles.link}>
        <Skeleton height={18} width="80%" />
        <Skeleton height={18} className={styles.said} />
        <Skeleton height={20} width={56} />
      </div>
    }
  />
);
