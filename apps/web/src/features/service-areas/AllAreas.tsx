import type { ServiceAreaView } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AreaList } from './AreaList.tsx';
import type { DrawnArea } from './drawn-kind.ts';
import { EndServiceArea } from './EndServiceArea.tsx';
import type { ServiceAreaSearch } from './service-area-search.ts';
import { useServiceAreasTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/service-areas');
const areaQuery = (areaId: string) => queries.serviceAreas.get.queryOptions({ areaId });

/** All areas, also those that ended. */
export function AllAreas({ onChange }: { onChange: (area: DrawnArea) => void }) {
  const texts = useServiceAreasTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<ServiceAreaSearch>(route.useNavigate());
  const query = trpc.serviceAreas.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [toEnd, setToEnd] = useState<ServiceAreaView | null>(null);
  return (
    <PagedList
      query={query}
      texts={texts}
      itemQuery={areaQuery}
      filterKey=""
      isFiltered={false}
      onClearFilters={() => undefined}
      onPage={goTo}
      dialogs={() => <EndServiceArea area={toEnd} onClose={() => setToEnd(null)} />}
    >
      {(items) => (
        <AreaList
          areas={items}
          title={texts.title}
          factOf={({ isBothEnds }) => (isBothEnds ? texts.endsInside : texts.endsAnywhere)}
          onChange={onChange}
          onEnd={setToEnd}
        />
      )}
    </PagedList>
  );
}
