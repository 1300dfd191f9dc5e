import { Box, Button, Group, Skeleton, Text } from '@mantine/core';
import type { PageOf } from '@ridewire/contracts';
import { announce, EmptyState, LooseEnd, useFormat } from '@ridewire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorSentence } from '../live/error-sentence.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { countPages } from './page-numbers.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { ShowChanges } from './ShowChanges.tsx';
import { type ListView, useHeldItems } from './use-held-items.ts';
import { useListsTexts } from './texts.en.ts';
import styles from './lists.module.css';

/** The texts that differ from list to list. */
export interface ListTexts {
  count: (count: string, isOne: boolean) => string;
  /** Replaces the count below the list, also below an empty one. */
  foot?: (page: PageFigures) => string;
  empty: string;
  loadFailed: (why: string) => string;
}

/** The figures of one page, formatted. */
export interface PageFigures {
  page: string;
  limit: string;
  shown: string;
  total: string;
}

export interface PagedListProps<Item> {
  query: UseQueryResult<PageOf<Item>, Pick<Error, 'message'>>;
  texts: ListTexts;
  itemQuery: ListView<Item>['itemQuery'];
  /** Identifies the filters, without the page. */
  filterKey: string;
  isFiltered: boolean;
  /** In the final sizes. @default rows of what the desk made: a name, and two lines about it */
  skeleton?: ReactNode;
  children: (items: Item[]) => ReactNode;
  /**
   * Dialogs about items. An open dialog counts as being at the list, so the list stays as it is. They exist even if the
   * list is empty. `release` shows the present list all the same.
   */
  dialogs?: (release: () => void) => ReactNode;
  onClearFilters: () => void;
  /** Up to this many pages, each has its number. */
  showAllPages?: number;
  /** `replace` if the person did not choose the page, so that Back does not lead to a page that does not exist. */
  onPage: (page: number, replace?: boolean) => void;
}

/** A sentence may begin with words in place of its number. */
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MADE = (
  <Box px={16} py={10}>
    <Skeleton height={28} width="50%" />
    <Skeleton height={20} width="80%" my={4} />
    <Skeleton height={20} width="30%" />
  </Box>
);

const NOTHING = { items: [], page: 1, limit: 1, total: 0 };

/** One page of a list, as rows or cards, with its error, its empty state and its page numbers. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { query, texts, filterKey, isFiltered, onPage } = props;
  const lists = useListsTexts();
  const format = useFormat();
  const page: PageOf<Item> = query.data ?? NOTHING;
  const list = useHeldItems({
    items: page.items,
    viewKey: `${page.page} ${filterKey}`,
    isPlaceholder: query.isPlaceholderData,
    itemQuery: props.itemQuery,
  });
  const fresh = query.isPlaceholderData ? undefined : query.data;
  useLastPage(fresh, (last) => onPage(last, true));
  const total = page.isCapped ? lists.moreThan(format.count(page.total)) : format.count(page.total);
  const count = capitalize(texts.count(total, page.total === 1));
  const foot = texts.foot?.({
    page: format.count(page.page),
    limit: format.count(page.limit),
    shown: format.count(list.items.length),
    total,
  });
  const limit = page.isCapped
    ? lists.tooMany(format.count(page.total))
    : page.searchedNewest && lists.onlyNewest(format.count(page.searchedNewest));
  const saidFor = useRef(filterKey);
  useEffect(() => {
    if (!fresh || saidFor.current === filterKey) return;
    saidFor.current = filterKey;
    announce([fresh.total === 0 ? texts.empty : count, limit].filter(Boolean).join(' '), 'polite');
  }, [fresh, filterKey, texts, count, limit]);
  return (
    <>
      {query.isError && (
        <LoadFailure
          sentence={texts.loadFailed(errorSentence(query.error, lists.unreachable))}
          isTrying={query.isFetching}
          onTry={query.refetch}
        />
      )}
      {query.isPending && (props.skeleton ?? <ListSkeleton line={MADE} />)}
      {query.data && (
        <>
          <div
            className={styles.items}
            aria-busy={query.isPlaceholderData || undefined}
            data-old={query.isPlaceholderData || undefined}
            {...list.holdProps}
          >
            {list.isBehind && <ShowChanges label={lists.showChanges} onShow={list.release} />}
            {list.items.length > 0 ? (
              props.children(list.items)
            ) : (
              <EmptyState
                illustration={LooseEnd}
                line={texts.empty}
                action={
                  isFiltered && (
                    <Button variant="default" onClick={props.onClearFilters}>
                      {lists.clearFilters}
                    </Button>
                  )
                }
              />
            )}
            {props.dialogs?.(list.release)}
          </div>
          <Group component="footer" gap="12px 24px" justify="space-between" mih={44} mt="lg">
            {limit && (
              <Text size="sm" c="dimmed" w="100%" className="rw-num">
                {limit}
              </Text>
            )}
            {(foot ?? page.total > 0) && (
              <Text size="sm" c="dimmed" className="rw-num">
                {foot ?? count}
              </Text>
            )}
            <PageNumbers
              page={page.page}
              pageCount={countPages(page.total, page.limit)}
              showAll={props.showAllPages}
              onPage={onPage}
            />
          </Group>
        </>
      )}
    </>
  );
}

/** Goes to the last page if the address names a later one: the list has become shorter, or the link is old. */
function useLastPage(
  page: { page: number; limit: number; total: number } | undefined,
  onPage: (page: number) => void,
): void {
  const last = page && countPages(page.total, page.limit);
  const isBeyond = page !== undefined && last !== undefined && page.page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  });
}
