import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { FollowRides } from '../FollowRides.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { AskedDialogs } from './AskedDialogs.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { RideCards } from './RideCards.tsx';
import { RideFilters } from './RideFilters.tsx';
import { ridesInput, type RideSearch } from './ride-search.ts';
import { RideSkeleton } from './RideSkeleton.tsx';
import { RideTable } from './RideTable.tsx';
import { isSortUntrue } from './sort-choices.ts';
import { useAsked } from './use-asked.ts';
import { useRidesTexts } from '../texts.en.ts';
import { IfMay } from '../../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/ride-management/');

const rideQuery = (rideId: string) => queries.rides.get.queryOptions({ rideId });
const NO_FILTERS = { q: undefined, status: undefined, from: undefined, to: undefined, review: undefined };

/** All rides: search, view, change and delete them. The address holds what is shown, and it stays up to date by itself. */
export function RideManagement() {
  const rides = useRidesTexts();
  const search = route.useSearch();
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  // The previous page stays while another one loads.
  const query = trpc.rides.list.useQuery(ridesInput(search), { placeholderData: keepPreviousData });
  const { asked, ask, close } = useAsked();
  const { filter, goTo } = useListSearch<RideSearch>(route.useNavigate());
  const { q, status, from, to, review, sort, limit } = search;
  const isUntrue = isSortUntrue(sort, query.isPlaceholderData ? undefined : query.data);
  useEffect(() => {
    if (isUntrue) filter({ sort: undefined });
  }, [isUntrue, filter]);
  return (
    <Page
      title={rides.title}
      isLive
      actions={
        <Group gap={8}>
          <IfMay right="bookings:write">
            <LinkButton to="/dashboard/admin/book">{rides.bookByPhone}</LinkButton>
          </IfMay>
          <LinkButton variant="default" to="/dashboard/admin/scheduled">
            {rides.scheduledRides}
          </LinkButton>
          <RefreshButton query={query} />
        </Group>
      }
    >
      <FollowRides />
      <RideFilters search={search} found={query.data} onFilter={filter} />
      <PagedList
        query={query}
        texts={rides}
        itemQuery={rideQuery}
        filterKey={JSON.stringify([q, status, from, to, review, sort, limit])}
        isFiltered={Boolean(q ?? status ?? from ?? to ?? review)}
        skeleton={<RideSkeleton isWide={isWide} />}
        onClearFilters={() => filter(NO_FILTERS)}
        onPage={goTo}
        dialogs={(release) => asked && <AskedDialogs asked={asked} onClose={close} onDeleted={release} />}
      >
        {(items) =>
          isWide ? (
            <RideTable
              rides={items}
              search={search}
              onAsk={ask}
              onSort={query.data?.isCapped ? null : (by) => filter({ sort: by })}
            />
          ) : (
            <RideCards rides={items} search={search} onAsk={ask} />
          )
        }
      </PagedList>
    </Page>
  );
}
