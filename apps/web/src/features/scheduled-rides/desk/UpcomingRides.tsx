import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../../kit/lists/ListFilters.tsx';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { SearchField } from '../../../kit/lists/SearchField.tsx';
import { useListSearch } from '../../../kit/lists/use-list-search.ts';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { useScheduledChanges } from './scheduled-changes.ts';
import { scheduledInput, type ScheduledSearch } from './scheduled-search.ts';
import { useScheduledDeskTexts } from './texts.en.ts';
import { ScheduledRides } from './ScheduledRides.tsx';

const route = getRouteApi('/_shell/dashboard/admin/scheduled');
const rideQuery = (id: string) => queries.scheduled.get.queryOptions({ id });
const NO_FILTERS = { q: undefined, state: undefined, from: undefined, to: undefined, rider: undefined };
/** Those that wait are shown if nothing is chosen. */
const PAST_STATES = ['requested', 'missed', 'canceled'] as const;

/** Everyone's scheduled rides, those that wait the soonest first. The address holds what is shown, and it stays up to date. */
export function UpcomingRides() {
  const texts = useScheduledDeskTexts();
  const search = route.useSearch();
  useScheduledChanges();
  // The previous page stays while another one loads.
  const query = trpc.scheduled.list.useQuery(scheduledInput(search), { placeholderData: keepPreviousData });
  const { filter, goTo } = useListSearch<ScheduledSearch>(route.useNavigate());
  const { q, state, from, to, rider } = search;
  const name = query.data?.items.find((ride) => ride.rider.id === rider)?.rider.name;
  const ofRider = name === undefined ? texts.ofOneRider : texts.ofRider(name);
  return (
    <Page title={texts.title} isLive lead={texts.hint}>
      <ListFilters
        search={<SearchField label={texts.search} value={q} onSearch={(text) => filter({ q: text })} />}
        views={<SavedViews page="scheduled" />}
        setCount={[state, from ?? to, rider].filter(Boolean).length}
      >
        <FilterChoice
          label={texts.state}
          all={texts.states.waiting}
          choices={PAST_STATES.map((value) => ({ value, label: texts.states[value] }))}
          value={state}
          onChoose={(value) => filter({ state: value })}
        />
        <RangeField
          label={texts.days}
          placeholder={texts.anyDays}
          from={from}
          to={to}
          reachesAhead
          onChoose={(days) => filter({ from: days.from, to: days.to })}
        />
        {rider !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={`${ofRider}. ${texts.allRiders}`}
            onClick={() => filter({ rider: undefined })}
          >
            {ofRider}
          </Button>
        )}
      </ListFilters>
      <PagedList
        query={query}
        texts={texts}
        itemQuery={rideQuery}
        filterKey={JSON.stringify([q, state, from, to, rider])}
        isFiltered={Boolean(q ?? state ?? from ?? to ?? rider)}
        onClearFilters={() => filter(NO_FILTERS)}
        onPage={goTo}
      >
        {(items) => <ScheduledRides rides={items} />}
      </PagedList>
    </Page>
  );
}
