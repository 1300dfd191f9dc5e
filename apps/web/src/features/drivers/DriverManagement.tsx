import { DriverFilter } from '@ridewire/contracts';
import { Group, Skeleton } from '@mantine/core';
import { Flash, useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import { FilterChoice } from '../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../kit/lists/ListFilters.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { SearchField } from '../../kit/lists/SearchField.tsx';
import { usePeopleChanges } from '../people/people-live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { DriverCard } from './DriverCard.tsx';
import { driversInput, type DriverSearch } from './driver-search.ts';
import { useDriversTexts } from './texts.en.ts';
import styles from '../../kit/lists/lists.module.css';

const route = getRouteApi('/_shell/dashboard/driver-management/');

const driverQuery = (driverId: string) => queries.drivers.get.queryOptions({ driverId });

const cardSkeleton = (
  <>
    <Group gap={12} miw={0} wrap="nowrap">
      <Skeleton circle height={44} />
      <Skeleton height={20} width="60%" />
    </Group>
    <Skeleton height={24} width="80%" />
    <Skeleton height={197} />
    <Skeleton height="var(--rw-control-sm)" />
  </>
);

/** Every driver: waiting for approval, suspended, available now. Updates live. */
export function DriverManagement() {
  const drivers = useDriversTexts();
  const search = route.useSearch();
  usePeopleChanges();
  // While another page is on its way, the one before stays.
  const query = trpc.drivers.list.useQuery(driversInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<DriverSearch>(route.useNavigate());
  const { q, status } = search;
  return (
    <Page title={drivers.title}>
      <ListFilters
        search={<SearchField label={drivers.search} value={q} onSearch={(text) => filter({ q: text })} />}
        views={<SavedViews page="drivers" />}
      >
        <FilterChoice
          label={drivers.status}
          opensBelow="76em"
          all={drivers.all}
          choices={DriverFilter.options.map((value) => ({
            value,
            label: drivers.filters[value],
            beside: isToJudge(value) && <WaitingCount of={value} />,
          }))}
          value={status}
          onChoose={(value) => filter({ status: value })}
        />
      </ListFilters>
      <PagedList
        query={query}
        texts={drivers}
        itemQuery={driverQuery}
        filterKey={JSON.stringify([q, status])}
        isFiltered={Boolean(q ?? status)}
        skeleton={<ListSkeleton card={cardSkeleton} />}
        onClearFilters={() => filter({ q: undefined, status: undefined })}
        onPage={goTo}
      >
        {(items) => (
          <ul className={styles.cards} aria-label={drivers.list}>
            {items.map((driver) => (
              <DriverCard key={driver.id} driver={driver} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
}

/** The things an admin is to judge. */
type ToJudge = 'waiting' | 'documents' | 'vehicle';
const isToJudge = (filter: DriverFilter): filter is ToJudge =>
  filter === 'waiting' || filter === 'documents' || filter === 'vehicle';

/** How many drivers wait, or documents or vehicles of theirs; nothing for zero. */
function WaitingCount({ of }: { of: ToJudge }) {
  const format = useFormat();
  const { data } = trpc.drivers.list.useQuery({ limit: 1, status: of }, { select: ({ total }) => total });
  return data ? (
    <Flash value={data}>
      <span className={styles.count}>{format.count(data)}</span>
    </Flash>
  ) : null;
}
