import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useFormat } from '@ridewire/ui';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import type { IncidentView } from '@ridewire/contracts';
import { IncidentBadge } from './IncidentBadge.tsx';
import { keepIncident } from './keep-incident.ts';
import { useIncidentsChanges } from './incidents-live.ts';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { isUuid } from '../../../kit/lists/read-search.ts';
import { errorSentence, findErrorCode } from '../../../kit/live/error-sentence.ts';
import { IncidentCalls } from './IncidentCalls.tsx';
import { IncidentFacts } from './IncidentFacts.tsx';
import { IncidentNotes } from './IncidentNotes.tsx';
import { useIncidentsTexts } from './texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageFrame } from '../../../kit/page/PageFrame.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { openAlertsKind } from '../alerts-live.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { usePatchLive } from '../../../kit/live/use-live.ts';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { NoSuchItem } from '../../../kit/page/NoSuchItem.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useSosTexts } from '../texts.en.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { Parts } from '../../../kit/page/Parts.tsx';
import { IfMay } from '../../session/IfMay.tsx';

const route = getRouteApi('/_shell/dashboard/admin/incidents/$rideId');

/** The SOS alerts of one ride, the admins who took them, and what was done. */
export function IncidentDetail() {
  const incidents = useIncidentsTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const { rideId } = route.useParams();
  useIncidentsChanges();
  // A malformed id needs no request.
  const isId = isUuid(rideId);
  const {
    data: incident,
    error,
    isFetching,
    refetch,
  } = trpc.incidents.get.useQuery({ rideId }, { enabled: isId });
  // The address of the list as it was filtered.
  const search = useRouterState({ select: ({ location }) => location.state.incidentSearch ?? {} });
  const title = incidents.incidentOf(format.shortId(rideId));
  useDocumentTitle(`${title} · ${kit.productName}`);
  if (!isId || (error && findErrorCode(error) === 'INCIDENT_NOT_FOUND')) {
    return (
      <NoSuchItem
        line={incidents.notFound}
        back={
          <LinkButton to="/dashboard/admin/incidents" search={search}>
            {incidents.backToIncidents}
          </LinkButton>
        }
      />
    );
  }
  return (
    <PageFrame>
      <BackLink to="/dashboard/admin/incidents" search={search}>
        {incidents.back}
      </BackLink>
      <PageHead>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {incident && <IncidentBadge state={incident.state} />}
      </PageHead>
      {error && <LoadFailure sentence={incidents.detailFailed} isTrying={isFetching} onTry={refetch} />}
      {!incident && !error && <Waiting height={320} />}
      {incident && (
        <>
          <IncidentActions incident={incident} />
          <Parts columns="minmax(0, 1fr) 320px">
            <div>
              <IncidentCalls incident={incident} />
              <IncidentNotes key={rideId} incident={incident} />
            </div>
            <IncidentFacts incident={incident} />
          </Parts>
        </>
      )}
    </PageFrame>
  );
}

/** Takes the waiting alerts, and closes a finished incident. */
function IncidentActions({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const sos = useSosTexts();
  const utils = trpc.useUtils();
  const patch = usePatchLive();
  const waiting = incident.calls.filter(({ acknowledged }) => acknowledged === null);
  const { mutateAsync: acknowledge } = trpc.alerts.acknowledge.useMutation();
  const take = useMutation({
    mutationFn: () => Promise.all(waiting.map(({ id }) => acknowledge({ alertId: id }))),
    onSuccess: (taken) => {
      for (const { id: alertId, acknowledged } of taken)
        if (acknowledged)
          patch(openAlertsKind, { type: 'change', data: { kind: 'acknowledged', alertId, ...acknowledged } });
    },
    onError: (error) => toastFailed(errorSentence(error, sos.acknowledgeFailed)),
    onSettled: () => utils.incidents.invalidate(),
  });
  const close = trpc.incidents.close.useMutation({
    onSuccess: async (closed) => {
      await keepIncident(closed);
      toastDone(incidents.closed);
      // The pressed button is gone.
      focusLostHeading();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, incidents.closeFailed));
      void utils.incidents.invalidate();
    },
  });
  if (incident.state === 'closed')
    return (
      <Text size="sm" c="dimmed" mb="md">
        {incidents.reopens}
      </Text>
    );
  return (
    <IfMay right="safety:write">
      <Group gap="sm" align="stretch">
        {waiting.length > 0 && (
          <ConnectedButton
            size="md"
            mb="md"
            isBusy={take.isPending}
            busyLabel={incidents.acknowledging}
            onPress={() => take.mutate()}
          >
            {incidents.acknowledge}
          </ConnectedButton>
        )}
        <ConnectedButton
          size="md"
          mb="md"
          variant="default"
          refusal={incident.state === 'open' && incidents.closeOpen}
          isBusy={close.isPending}
          busyLabel={incidents.closing}
          onPress={() => close.mutate({ rideId: incident.rideId })}
        >
          {incidents.close}
        </ConnectedButton>
      </Group>
    </IfMay>
  );
}
