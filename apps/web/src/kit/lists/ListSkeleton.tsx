import { Box } from '@mantine/core';
import { PAGE_SIZE } from '@ridewire/contracts';
import type { ReactNode } from 'react';
import { useKitTexts } from '../texts/texts.en.ts';
import styles from './lists.module.css';

interface ListSkeletonProps {
  /** A row of the table and its measures, if there is room for one; otherwise cards are shown. */
  row?: { columns: string; height: string; headHeight: string; cells: ReactNode } | undefined;
  /** The contents of a card. */
  card: ReactNode;
}

/** As tall as the page of the list that is loading. */
export function ListSkeleton({ row, card }: ListSkeletonProps) {
  const kit = useKitTexts();
  return (
    <Box
      role="status"
      aria-label={kit.loading}
      className={row ? `${styles.rows} ${styles.tableSkeleton}` : styles.cards}
      {...(row && {
        style: {
          '--columns': row.columns,
          '--row-height': row.height,
          '--head-height': row.headHeight,
        },
      })}
    >
      {Array.from({ length: PAGE_SIZE }, (_, index) =>
        row ? (
          <div key={index}>{row.cells}</div>
        ) : (
          <div key={index} className={styles.card}>
            {card}
          </div>
        ),
      )}
    </Box>
  );
}
