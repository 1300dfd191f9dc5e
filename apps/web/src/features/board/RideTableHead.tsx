import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { type BoardSort, directionOf, pressColumn, type SortedBy } from './sort-rides.ts';
import { useBoardTexts } from './texts.en.ts';
import styles from './RideTable.module.css';

export interface RideTableHeadProps extends SortedBy {
  onSort: (by: SortedBy) => void;
}

/** The column heads. Most sort the table when pressed. At first none does, and stuck rides are on top. */
export const RideTableHead = memo(function RideTableHead(order: RideTableHeadProps) {
  const { id, status, ride, driver, fare, inStatus } = useBoardTexts().board;
  return (
    <thead>
      <tr>
        <th scope="col">{id}</th>
        <SortHead {...order} column="status" name={status} />
        <th scope="col">{ride}</th>
        <SortHead {...order} column="driver" name={driver} />
        <SortHead {...order} column="fare" name={fare} isNumber />
        <SortHead {...order} column="age" name={inStatus} isNumber />
      </tr>
    </thead>
  );
});

interface SortHeadProps extends RideTableHeadProps {
  column: BoardSort;
  name: string;
  isNumber?: boolean;
}

function SortHead({ column, name, isNumber, onSort, ...sortedBy }: SortHeadProps) {
  const direction = directionOf(column, sortedBy);
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" data-number={isNumber} aria-sort={direction ?? 'none'}>
      <UnstyledButton className={styles.sortHead} onClick={() => onSort(pressColumn(column, sortedBy))}>
        {name}
        {direction && <Arrow size={14} stroke={2} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}
