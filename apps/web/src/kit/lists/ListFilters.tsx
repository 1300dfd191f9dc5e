import { ActionIcon, Indicator } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Hint, useFormat } from '@ridewire/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useListsTexts } from './texts.en.ts';
import styles from './lists.module.css';

export interface ListFiltersProps {
  /** The field that searches the list. */
  search?: ReactNode;
  /** The filters saved under names. */
  views?: ReactNode;
  /** How many of the filters are set. If given, a phone folds them behind a button, since they would fill its screen. */
  setCount?: number;
  children?: ReactNode;
}

/** What narrows a list: the search, its filters, and at the end the saved views. On a phone those are next to the search. */
export function ListFilters({ search, views, setCount, children }: ListFiltersProps) {
  const lists = useListsTexts();
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const isFolding = isPhone && setCount !== undefined;
  const isEarly = isPhone && search !== undefined;
  return (
    <div className={styles.filters} data-print="none" role="search">
      {search}
      {isFolding && (
        <Hint label={lists.filters}>
          <Indicator disabled={setCount === 0} label={format.count(setCount)} size={18} offset={4}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={setCount > 0 ? lists.filtersSet(format.count(setCount)) : lists.filters}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Indicator>
        </Hint>
      )}
      {isEarly && views}
      {(!isFolding || isOpen) && children}
      {!isEarly && views}
    </div>
  );
}
