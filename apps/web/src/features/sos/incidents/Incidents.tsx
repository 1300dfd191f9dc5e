import { IncidentState } from '@ridewire/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queries } from '../../../kit/live/queries.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { incidentsInput } from './incident-search.ts';
import { listed, listedPage } from './listed-incident.ts';
import { useIncidentsChanges } from './incidents-live.ts';
import { FilterChoice } from '../../../kit/lists/FilterChoice.tsx';
import { ListFilters } from '../../../kit/lists/ListFilters.tsx';
import { PagedList } from '../../../kit/lists/PagedList.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { MessagesSkeleton } from '../../messages/MessagesSkeleton.tsx';
import { IncidentList } from './IncidentList.tsx';
import { useIncidentsTexts } from './texts.en.ts';

const incidentQuery = (rideId: string) => queries.incidents.get.queryOptions({ rideId }, { select: listed });

const route = getRouteApi('/_shell/dashboard/admin/incidents/');

/** SOS alerts by ride, unassigned ones first. The address holds the filters, and the list updates live. */
export function Incidents() {
  const incidents = useIncidentsTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useIncidentsChanges();
  // While another page is on its way, the one before stays.
  const query = trpc.incidents.list.useQuery(incidentsInput(search), {
    placeholderData: keepPreviousData,
    select: listedPage,
  });
  const choose = (state: IncidentState | undefined) => void navigate({ search: { state }, replace: true });
  return (
    <Page title={incidents.title} isLive>
      <ListFilters>
        <FilterChoice
          label={incidents.state}
          all={incidents.allStates}
          choices={IncidentState.options.map((value) => ({ value, label: incidents.states[value] }))}
          value={search.state}
          onChoose={choose}
        />
      </ListFilters>
      <PagedList
        query={query}
        texts={incidents}
        itemQuery={incidentQuery}
        filterKey={search.state ?? ''}
        isFiltered={search.state !== undefined}
        skeleton={<MessagesSkeleton />}
        onClearFilters={() => choose(undefined)}
        onPage={(page, replace = false) =>
          void navigate({
            search: (before) => ({ ...before, page: page === 1 ? undefined : page }),
            replace,
          })
        }
      >
        {(items) => <IncidentList incidents={items} search={search} />}
      </PagedList>
    </Page>
  );
}
