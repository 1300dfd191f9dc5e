import { Skeleton } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './messages.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';

/** As tall as the coming content. */
export function MessagesSkeleton() {
  const kit = useKitTexts();
  return (
    <Rows component="div" role="status" aria-label={kit.loading}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className={styles.link}>
          <Skeleton height={18} width="80%" />
          <Skeleton height={18} className={styles.said} />
          <Skeleton height={20} width={56} />
        </div>
      ))}
    </Rows>
  );
}
