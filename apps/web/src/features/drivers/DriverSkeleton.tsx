import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import listsStyles from '../../kit/lists/lists.module.css';
import styles from '../users/people.module.css';

/** As tall as what comes. */
export function DriverSkeleton() {
  const kit = useKitTexts();
  return (
    <div role="status" aria-label={kit.loading} className={listsStyles.cards}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className={listsStyles.card}>
          <div className={styles.person}>
            <Skeleton circle height={44} />
            <Skeleton height={20} width="60%" />
          </div>
          <Skeleton height={24} width="80%" />
          <Skeleton height={197} />
          <Skeleton height="var(--rw-control-sm)" />
        </div>
      ))}
    </div>
  );
}
