import '../../lists/lists.css';
import '../../messages/messages.css';
import '../../incidents/incidents.css';
import { Anchor, Button, Skeleton, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CutWire, EmptyState, useFormat } from '@ridewire/ui';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { IncidentBadge } from '../../incidents/IncidentBadge.tsx';
import { incidentQuery } from '../../incidents/incidents-queries.ts';
import { useIncidentsChanges } from '../../incidents/use-incidents-changes.ts';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { isUuid } from '../../lists/read-search.ts';
import { findErrorCode } from '../../live/error-sentence.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { IncidentActions } from './IncidentActions.tsx';
import { IncidentCalls } from './IncidentCalls.tsx';
import { IncidentFacts } from './IncidentFacts.tsx';
import { IncidentNotes } from './IncidentNotes.tsx';

const route = getRouteApi('/_shell/dashboard/admin/incidents/$rideId');

/** What was called for help from one ride, who has it in hand, and what was done. */
export function IncidentDetail() {
  const { incidents, shell } = useTexts();
  const format = useFormat();
  const { rideId } = route.useParams();
  useIncidentsChanges();
  // What is no id needs no asking.
  const isId = isUuid(rideId);
  const {
    data: incident,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...incidentQuery(rideId), enabled: isId });
  // Where one came from: the list as it was filtered.
  const search = useRouterState({ select: ({ location }) => location.state.incidentSearch ?? {} });
  const title = incidents.incidentOf(format.shortId(rideId));
  useDocumentTitle(`${title} · ${shell.productName}`);
  if (!isId || (error && findErrorCode(error) === 'INCIDENT_NOT_FOUND')) {
    return (
      <div className="rw-screen-message">
        <EmptyState
          illustration={CutWire}
          line={<h1 tabIndex={-1}>{incidents.notFound}</h1>}
          action={
            <Button
              renderRoot={(props) => <Link {...props} to="/dashboard/admin/incidents" search={search} />}
            >
              {incidents.backToIncidents}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="rw-page">
      <Anchor
        className="rw-message-back"
        renderRoot={(props) => <Link {...props} to="/dashboard/admin/incidents" search={search} />}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {incidents.back}
      </Anchor>
      <div className="rw-page-head">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {incident && <IncidentBadge state={incident.state} />}
      </div>
      {error && (
        <LoadFailure sentence={incidents.detailFailed} isTrying={isFetching} onTry={() => void refetch()} />
      )}
      {!incident && !error && <Skeleton height={320} />}
      {incident && (
        <>
          <IncidentActions incident={incident} />
          <div className="rw-message-page">
            <div>
              <IncidentCalls incident={incident} />
              <IncidentNotes key={rideId} incident={incident} />
            </div>
            <IncidentFacts incident={incident} />
          </div>
        </>
      )}
    </div>
  );
}
