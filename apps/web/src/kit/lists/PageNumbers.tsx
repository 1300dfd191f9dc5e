import { Box, Group, Pagination, usePaginationContext } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { pageNumbers, SHOW_ALL } from './page-numbers.ts';
import { useListsTexts } from './texts.en.ts';
import { usePiecesTexts } from '../texts/ui-texts.ts';
import styles from './lists.module.css';

export interface PageNumbersProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Up to this many pages, each has its number. @default 7 */
  showAll?: number | undefined;
  onPage: (page: number) => void;
}

/** The page numbers of a list; nothing if there is only one page. In a narrow place 'Page 3 of 20' replaces the numbers. */
export function PageNumbers({ page, pageCount, showAll, onPage }: PageNumbersProps) {
  const pieces = usePiecesTexts();
  const lists = useListsTexts();
  if (pageCount <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={lists.pages}
      className={styles.pages}
      __vars={{ '--pages': `${pageCount}` }}
      data-print="none"
      data-many={(showAll !== undefined && pageCount > SHOW_ALL) || undefined}
    >
      <Pagination.Root layout="responsive" size="input-sm" total={pageCount} value={page} onChange={onPage}>
        <Group gap={8} justify="center" wrap="nowrap">
          <Pagination.Previous aria-label={pieces.previousPage} />
          <Numbers pageCount={pageCount} showAll={showAll} />
          <Pagination.Label formatLabel={(at) => lists.pageOf(at.page, at.totalPages)} className="rw-num" />
          <Pagination.Next aria-label={pieces.nextPage} />
        </Group>
      </Pagination.Root>
    </Box>
  );
}

function Numbers({ pageCount, showAll }: Pick<PageNumbersProps, 'pageCount' | 'showAll'>) {
  const lists = useListsTexts();
  const format = useFormat();
  const { active, onChange, getStyles } = usePaginationContext();
  return (
    <Box {...getStyles('items')}>
      {pageNumbers(active, pageCount, showAll).map((mark, index) =>
        mark === 'gap' ? (
          <Pagination.Dots key={`gap ${index}`} />
        ) : (
          <Pagination.Control
            key={mark}
            className="rw-num"
            active={mark === active}
            aria-label={lists.page(mark)}
            aria-current={mark === active ? 'page' : undefined}
            onClick={() => onChange(mark)}
          >
            {format.count(mark)}
          </Pagination.Control>
        ),
      )}
    </Box>
  );
}
