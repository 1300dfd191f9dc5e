import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import styles from './RideRows.module.css';

/** Placeholders for a month of rides or receipts, in their sizes. */
export const RideRowsSkeleton = () => (
  <>
    <Skeleton height={24} width={160} mb={12} className="rw-late" />
    <ListSkeleton
      count={6}
      line={
        <div className={styles.link}>
          <Skeleton height={20} width="80%" className={styles.when} />
          <span className={styles.ends} data-part="ends">
            <Skeleton height={16} width="50%" />
            <Skeleton height={16} width="60%" />
          </span>
          <Skeleton height={20} width={72} className={styles.amount} />
        </div>
      }
    />
  </>
);
