import type { StreetChangesSnapshot, StreetChangeView } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { ChangeList } from './ChangeList.tsx';
import { EndStreetChange } from './EndStreetChange.tsx';
import type { StreetChangeSearch } from './street-change-search.ts';
import { useStreetChangesTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/streets');
const changeQuery = (changeId: string) => queries.streetChanges.get.queryOptions({ changeId });

/** All changes, also those that are over. */
export function AllChanges({ changes }: { changes: StreetChangesSnapshot | undefined }) {
  const texts = useStreetChangesTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<StreetChangeSearch>(route.useNavigate());
  const query = trpc.streetChanges.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [toEnd, setToEnd] = useState<StreetChangeView | null>(null);
  const { list, get } = trpc.useUtils().streetChanges;
  useRefreshOnChange(
    changes && [...changes.standing.map(({ id }) => id), '|', ...(changes.coming ?? [])].join(' '),
    useCallback(() => Promise.all([list.invalidate(), get.invalidate()]), [list, get]),
  );
  return (
    <PagedList
      query={query}
      texts={texts}
      itemQuery={changeQuery}
      filterKey=""
      isFiltered={false}
      onClearFilters={() => undefined}
      onPage={goTo}
      dialogs={() => <EndStreetChange change={toEnd} known={changes} onClose={() => setToEnd(null)} />}
    >
      {(items) => <ChangeList items={items} known={changes} onEnd={setToEnd} />}
    </PagedList>
  );
}
