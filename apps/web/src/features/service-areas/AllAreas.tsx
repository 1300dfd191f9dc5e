import { Skeleton } from '@mantine/core';
import type { ServiceArea, ServiceAreaView } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AreaList } from './AreaList.tsx';
import { EndDialog } from './EndDialog.tsx';
import type { ServiceAreaSearch } from './service-area-search.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import styles from './service-areas.module.css';

const route = getRouteApi('/_shell/dashboard/admin/service-areas');
const areaQuery = (areaId: string) => queries.serviceAreas.get.queryOptions({ areaId });

/** All areas, also those that ended. */
export function AllAreas({ onChange }: { onChange: (area: ServiceArea) => void }) {
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
      skeleton={
        <ListSkeleton
          line={
            <div className={styles.item}>
              <Skeleton height={28} width="50%" />
              <Skeleton className={styles.says} height={20} width="80%" />
              <Skeleton className={styles.says} height={20} width="30%" />
            </div>
          }
        />
      }
      onClearFilters={() => undefined}
      onPage={goTo}
      dialogs={() => <EndDialog area={toEnd} onClose={() => setToEnd(null)} />}
    >
      {(items) => <AreaList areas={items} onChange={onChange} onEnd={setToEnd} />}
    </PagedList>
  );
}
