import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import styles from './service-areas.module.css';

/** In the final sizes. */
export const AreaListSkeleton = () => (
  <ListSkeleton
    line={
      <div className={styles.item}>
        <Skeleton height={28} width="50%" />
        <Skeleton className={styles.says} height={20} width="80%" />
        <Skeleton className={styles.says} height={20} width="30%" />
      </div>
    }
  />
);
