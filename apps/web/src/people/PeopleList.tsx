import './people.css';
import { Button, Text } from '@mantine/core';
import type { PageOf } from '@ridewire/contracts';
import { announce, EmptyState, LooseEnd, useFormat } from '@ridewire/ui';
import { IconArrowUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorSentence } from '../live/error-sentence.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { countPages } from './page-numbers.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { useHeldItems, type ListView } from './use-held-items.ts';
import { useLastPage } from './use-last-page.ts';

/** What the lists of users and of drivers say differently. */
export interface ListTexts {
  count: (count: string, isOne: boolean) => string;
  empty: string;
  loadFailed: (why: string) => string;
}

export interface PeopleListProps<Item> {
  query: UseQueryResult<PageOf<Item>>;
  texts: ListTexts;
  itemQuery: ListView<Item>['itemQuery'];
  /** What of the list is asked for, without the page. */
  filterKey: string;
  isFiltered: boolean;
  /** In the final sizes. */
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
  onClearFilters: () => void;
  /** `replace` when nobody chose the page: Back must not lead to the one that is not there. */
  onPage: (page: number, replace?: boolean) => void;
}

const NOBODY = { items: [], page: 1, limit: 1, total: 0 };

/** One page of people in whichever look, with its failures, its emptiness and its page numbers. */
export function PeopleList<Item extends { id: string }>(props: PeopleListProps<Item>) {
  const { query, texts, filterKey, isFiltered, onPage } = props;
  const { people } = useTexts();
  const format = useFormat();
  const page: PageOf<Item> = query.data ?? NOBODY;
  const list = useHeldItems({
    items: page.items,
    viewKey: `${page.page} ${filterKey}`,
    isPlaceholder: query.isPlaceholderData,
    itemQuery: props.itemQuery,
  });
  const fresh = query.isPlaceholderData ? undefined : query.data;
  useLastPage(fresh, (last) => onPage(last, true));
  const count = texts.count(format.count(page.total), page.total === 1);
  const saidFor = useRef(filterKey);
  useEffect(() => {
    if (!fresh || saidFor.current === filterKey) return;
    saidFor.current = filterKey;
    announce(fresh.total === 0 ? texts.empty : count, 'polite');
  }, [fresh, filterKey, texts, count]);
  return (
    <>
      {query.isError && (
        <LoadFailure
          sentence={texts.loadFailed(errorSentence(query.error, people.unreachable))}
          isTrying={query.isFetching}
          onTry={() => void query.refetch()}
        />
      )}
      {query.isPending && <div className="rw-people-late">{props.skeleton}</div>}
      {query.data && (
        <>
          <div
            className="rw-people-list"
            aria-busy={query.isPlaceholderData || undefined}
            data-old={query.isPlaceholderData || undefined}
            {...list.holdProps}
          >
            {list.isBehind && (
              <div className="rw-people-behind">
                <Button
                  size="sm"
                  radius="xl"
                  leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
                  aria-keyshortcuts="."
                  onClick={list.release}
                >
                  {people.showChanges}
                </Button>
              </div>
            )}
            {list.items.length > 0 ? (
              props.children(list.items)
            ) : (
              <EmptyState
                illustration={LooseEnd}
                line={texts.empty}
                action={
                  isFiltered && (
                    <Button variant="default" onClick={props.onClearFilters}>
                      {people.clearFilters}
                    </Button>
                  )
                }
              />
            )}
          </div>
          <footer className="rw-people-foot">
            {page.total > 0 && (
              <Text size="sm" c="dimmed" className="rw-num">
                {count}
              </Text>
            )}
            <PageNumbers page={page.page} pageCount={countPages(page.total, page.limit)} onPage={onPage} />
          </footer>
        </>
      )}
    </>
  );
}
