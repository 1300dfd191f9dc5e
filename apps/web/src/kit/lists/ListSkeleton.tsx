import { PAGE_SIZE } from '@ridewire/contracts';
import { Fragment, type ReactNode } from 'react';
import { Waiting } from '../page/Waiting.tsx';
import styles from './lists.module.css';
import tablesStyles from './tables.module.css';

interface ListSkeletonProps {
  /** A row of the table and its measures, if there is room for one. */
  row?: { columns: string; height: string; headHeight: string; cells: ReactNode } | undefined;
  /** The contents of a card. */
  card?: ReactNode;
  /** A line of a list that has neither rows nor cards. */
  line?: ReactNode;
  /** @default a page */
  count?: number;
}

/** As tall as the page of the list that is loading. */
export function ListSkeleton({ row, card, line, count = PAGE_SIZE }: ListSkeletonProps) {
  const look = row ? `${styles.rows} ${tablesStyles.tableSkeleton}` : line ? styles.rows : styles.cards;
  const measures = row && {
    '--columns': row.columns,
    '--row-height': row.height,
    '--head-height': row.headHeight,
  };
  return (
    <Waiting className={look} gap={0} style={measures}>
      {Array.from({ length: count }, (_, index) => {
        if (row) return <div key={index}>{row.cells}</div>;
        if (line) return <Fragment key={index}>{line}</Fragment>;
        return (
          <div key={index} className={styles.card}>
            {card}
          </div>
        );
      })}
    </Waiting>
  );
}
