import './ride-management.css';
import { Button, Loader, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { RIDE_SORTS, RideStatus } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import { PagedList } from '../../lists/PagedList.tsx';
import { PAGE_SIZES, readLimit, readOneOf } from '../../lists/read-search.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { RangeField } from '../../reports/RangeField.tsx';
import { FollowRides } from '../../rides/FollowRides.tsx';
import { rideQuery, ridesQuery } from '../../rides/rides-queries.ts';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AskedDialogs } from './AskedDialogs.tsx';
import { RideCards } from './RideCards.tsx';
import type { RideSearch } from './ride-search.ts';
import { RideSkeleton } from './RideSkeleton.tsx';
import { RideTable } from './RideTable.tsx';
import { isSortUntrue, sortChoices } from './sort-choices.ts';
import { useAsked } from './use-asked.ts';

const route = getRouteApi('/_shell/dashboard/ride-management/');

const NO_FILTERS = { q: undefined, status: undefined, from: undefined, to: undefined };

/** Every ride: found, looked at, set, deleted. What is shown is in the address, and stays fresh by itself. */
export function RideManagement() {
  const { rides, pieces, lists } = useTexts();
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  const query = useQuery(ridesQuery(search));
  const { asked, ask, close } = useAsked();
  const filter = useCallback(
    (change: Partial<RideSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change, page: undefined }), replace: true }),
    [navigate],
  );
  const goTo = (page: number, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: page === 1 ? undefined : page }), replace });
  const { refetch, isFetching } = query;
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce(rides.refreshed, 'polite');
  };
  const { q, status, from, to, sort, limit } = search;
  const isUntrue = isSortUntrue(sort, query.isPlaceholderData ? undefined : query.data);
  useEffect(() => {
    if (isUntrue) filter({ sort: undefined });
  }, [isUntrue, filter]);
  return (
    <Page
      title={rides.title}
      actions={
        <div className="rw-rides-live">
          <LinkSign />
          <Button
            variant="default"
            aria-busy={isFetching || undefined}
            leftSection={
              isFetching ? (
                <Loader size={16} color="currentColor" className="rw-spinner-late" aria-hidden />
              ) : (
                <IconRefresh size={16} stroke={1.75} aria-hidden />
              )
            }
            onClick={() => !isFetching && void refresh()}
          >
            {rides.refresh}
          </Button>
        </div>
      }
    >
      <FollowRides />
      <div className="rw-list-filters" role="search">
        <SearchField label={rides.search} value={q} onSearch={(text) => filter({ q: text })} />
        <FilterChoice
          label={rides.status}
          all={rides.all}
          choices={RideStatus.options.map((value) => ({ value, label: pieces.statuses[value] }))}
          value={status}
          onChoose={(value) => filter({ status: value })}
          opensBelow="62em"
        />
        <div className="rw-rides-order">
          <RangeField
            label={rides.days}
            placeholder={rides.anyDays}
            from={from}
            to={to}
            onChoose={(days) => filter({ from: days.from, to: days.to })}
          />
          <Select
            className="rw-rides-sort"
            aria-label={rides.sort}
            allowDeselect={false}
            data={sortChoices(rides, query.data)}
            value={sort ?? 'newest'}
            onChange={(value) => filter({ sort: readOneOf(RIDE_SORTS.slice(1), value) })}
          />
          <Select
            className="rw-rides-size"
            aria-label={lists.perPage}
            allowDeselect={false}
            data={PAGE_SIZES.map((size) => ({ value: `${size}`, label: lists.rows(format.count(size)) }))}
            value={`${limit ?? PAGE_SIZES[0]}`}
            onChange={(value) => filter({ limit: readLimit(Number(value)) })}
          />
        </div>
      </div>
      <PagedList
        query={query}
        texts={rides}
        itemQuery={rideQuery}
        filterKey={JSON.stringify([q, status, from, to, sort, limit])}
        isFiltered={Boolean(q ?? status ?? from ?? to)}
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
