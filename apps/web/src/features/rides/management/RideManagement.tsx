import { Button, Loader, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { RIDE_SORTS, type RideDetail, RideStatus } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { PAGE_SIZES, readLimit, readOneOf } from '../../../kit/lists/read-search.ts';
import { SearchField } from '../../../kit/lists/SearchField.tsx';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { FollowRides } from '../FollowRides.tsx';
import { ConnectionSign } from '../../../kit/buttons/ConnectionSign.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { ReviewFilter } from '../../review/ReviewFilter.tsx';
import { RideCards } from './RideCards.tsx';
import { ridesInput, type RideSearch } from './ride-search.ts';
import { RideSkeleton } from './RideSkeleton.tsx';
import { RideTable } from './RideTable.tsx';
import { isSortUntrue, sortChoices } from './sort-choices.ts';
import { type Asked, useAsked } from './use-asked.ts';
import { useRidesTexts } from '../texts.en.ts';
import { useListsTexts } from '../../../kit/lists/texts.en.ts';
import { usePiecesTexts } from '../../../kit/texts/ui-texts.ts';
import styles from './ride-management.module.css';
import linkedButtonStyles from '../../../kit/buttons/ConnectedButton.module.css';
import listsStyles from '../../../kit/lists/lists.module.css';
import { DeleteRideDialog } from '../DeleteRideDialog.tsx';
import { UpdateStatusDialog } from '../UpdateStatusDialog.tsx';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';

const route = getRouteApi('/_shell/dashboard/ride-management/');

const rideQuery = (rideId: string) => queries.rides.get.queryOptions({ rideId });
const NO_FILTERS = { q: undefined, status: undefined, from: undefined, to: undefined, review: undefined };

/** All rides: search, view, change and delete them. The address holds what is shown, and it stays up to date by itself. */
export function RideManagement() {
  const pieces = usePiecesTexts();
  const rides = useRidesTexts();
  const lists = useListsTexts();
  const format = useFormat();
  const search = route.useSearch();
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  // The previous page stays while another one loads.
  const query = trpc.rides.list.useQuery(ridesInput(search), { placeholderData: keepPreviousData });
  const { asked, ask, close } = useAsked();
  const { filter, goTo } = useListSearch<RideSearch>(route.useNavigate());
  const { refetch, isFetching } = query;
  const refresh = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce(rides.refreshed, 'polite');
  };
  const { q, status, from, to, review, sort, limit } = search;
  const isUntrue = isSortUntrue(sort, query.isPlaceholderData ? undefined : query.data);
  useEffect(() => {
    if (isUntrue) filter({ sort: undefined });
  }, [isUntrue, filter]);
  return (
    <Page
      title={rides.title}
      actions={
        <div className={styles.live}>
          <ConnectionSign />
          <Button
            variant="default"
            aria-busy={isFetching || undefined}
            leftSection={
              isFetching ? (
                <Loader size={16} color="currentColor" className={linkedButtonStyles.late} aria-hidden />
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
      <div className={listsStyles.filters} data-print="none" role="search">
        <SearchField label={rides.search} value={q} onSearch={(text) => filter({ q: text })} />
        <FilterChoice
          label={rides.status}
          all={rides.all}
          choices={RideStatus.options.map((value) => ({ value, label: pieces.statuses[value] }))}
          value={status}
          onChoose={(value) => filter({ status: value })}
          opensBelow="62em"
        />
        <div className={styles.order}>
          <RangeField
            label={rides.days}
            placeholder={rides.anyDays}
            from={from}
            to={to}
            onChoose={(days) => filter({ from: days.from, to: days.to })}
          />
          <ReviewFilter value={review} onChoose={(value) => filter({ review: value })} />
          <Select
            className={styles.sort}
            aria-label={rides.sort}
            allowDeselect={false}
            data={sortChoices(rides, query.data)}
            value={sort ?? 'newest'}
            onChange={(value) => filter({ sort: readOneOf(RIDE_SORTS.slice(1), value) })}
          />
          <Select
            className={styles.size}
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

interface AskedDialogsProps {
  asked: Asked;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialogs about a ride of the list, with the ride's present state. */
function AskedDialogs({ asked, onClose, onDeleted }: AskedDialogsProps) {
  const { ride, isGone } = useRideNow(asked.ride, asked.isOpen);
  // A dialog returns the focus to where it was before it opened, so it must mount before.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const isOpen = (question: Asked['question']) => isThere && asked.isOpen && asked.question === question;
  return (
    <>
      <UpdateStatusDialog ride={ride} isGone={isGone} opened={isOpen('status')} onClose={onClose} />
      <DeleteRideDialog
        ride={ride}
        isGone={isGone}
        isOpen={isOpen('delete')}
        onClose={onClose}
        onDeleted={onDeleted}
      />
    </>
  );
}

/**
 * The present state of the ride a dialog is about, from the list if it is there.
 * @param asked the ride when the dialog opened
 */
function useRideNow(asked: RideDetail, isOpen: boolean): { ride: RideDetail; isGone: boolean } {
  const { data, error } = trpc.rides.get.useQuery({ rideId: asked.id }, { enabled: isOpen });
  return {
    ride: data && data.version > asked.version ? data : asked,
    isGone: error !== null && findErrorCode(error) === 'RIDE_NOT_FOUND',
  };
}
