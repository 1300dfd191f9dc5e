import { Skeleton } from '@mantine/core';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './RideRows.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';

/** Placeholders for a month of rides or receipts, in their sizes. */
export function RideRowsSkeleton() {
  const kit = useKitTexts();
  return (
    <div className="rw-late" role="status" aria-label={kit.loading}>
      <Skeleton height={24} width={160} mb={12} />
      <Rows component="div">
        {Array.from({ length: 6 }, (_, i) => (
          <div key={i} className={styles.link}>
            <Skeleton height={20} width="80%" className={styles.when} />
            <span className={styles.ends} data-part="ends">
              <Skeleton height={16} width="50%" />
              <Skeleton height={16} width="60%" />
            </span>
            <Skeleton height={20} width={72} className={styles.amount} />
          </div>
        ))}
      </Rows>
    </div>
  );
}
