import '../../lists/lists.css';
import '../../messages/messages.css';
import { IncidentState } from '@ridewire/contracts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { incidentQuery, incidentsQuery } from '../../incidents/incidents-queries.ts';
import { useIncidentsChanges } from '../../incidents/use-incidents-changes.ts';
import { FilterChoice } from '../../lists/FilterChoice.tsx';
import { PagedList } from '../../lists/PagedList.tsx';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { MessagesSkeleton } from '../messages/MessagesSkeleton.tsx';
import { IncidentList } from './IncidentList.tsx';

const route = getRouteApi('/_shell/dashboard/admin/incidents/');

/** Calls for help, by ride; those that wait for somebody first. What is shown is in the address, and stays fresh by itself. */
export function Incidents() {
  const { incidents } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useIncidentsChanges();
  const query = useQuery(incidentsQuery(search));
  const choose = (state: IncidentState | undefined) => void navigate({ search: { state }, replace: true });
  return (
    <Page title={incidents.title} actions={<LinkSign />}>
      <div className="rw-list-filters" role="search">
        <FilterChoice
          label={incidents.state}
          all={incidents.allStates}
          choices={IncidentState.options.map((value) => ({ value, label: incidents.states[value] }))}
          value={search.state}
          onChoose={choose}
        />
      </div>
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
