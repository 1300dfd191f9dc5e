import { Text } from '@mantine/core';
import type { IncidentView } from '@ridewire/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { INCIDENTS_KEY, keepIncident } from '../../incidents/incidents-queries.ts';
import { errorSentence } from '../../live/error-sentence.ts';
import { openAlertsKind } from '../../live/live-kinds.ts';
import { api } from '../../live/trpc.ts';
import { usePatchLive } from '../../live/use-live.ts';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { toastDone, toastFailed } from '../../shell/show-toast.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Takes what waits, and closes what is done with. */
export function IncidentActions({ incident }: { incident: IncidentView }) {
  const { incidents, emergency } = useTexts();
  const cache = useQueryClient();
  const patch = usePatchLive();
  const waiting = incident.calls.filter(({ acknowledged }) => acknowledged === null);
  const take = useMutation({
    mutationFn: () => Promise.all(waiting.map(({ id }) => api.alerts.acknowledge.mutate({ alertId: id }))),
    onSuccess: (taken) => {
      for (const { id: alertId, acknowledged } of taken)
        if (acknowledged)
          patch(openAlertsKind, { type: 'change', data: { kind: 'acknowledged', alertId, ...acknowledged } });
    },
    onError: (error) => toastFailed(errorSentence(error, emergency.acknowledgeFailed)),
    onSettled: () => cache.invalidateQueries({ queryKey: INCIDENTS_KEY }),
  });
  const close = useMutation({
    mutationFn: () => api.incidents.close.mutate({ rideId: incident.rideId }),
    onSuccess: async (closed) => {
      await keepIncident(cache, closed);
      toastDone(incidents.closed);
      // The button that was pressed is gone.
      focusLostHeading();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, incidents.closeFailed));
      void cache.invalidateQueries({ queryKey: INCIDENTS_KEY });
    },
  });
  if (incident.state === 'closed')
    return (
      <Text size="sm" c="dimmed" mb="md">
        {incidents.reopens}
      </Text>
    );
  return (
    <div className="rw-incident-actions">
      {waiting.length > 0 && (
        <LinkedButton
          size="md"
          mb="md"
          isBusy={take.isPending}
          busyLabel={incidents.acknowledging}
          onPress={() => take.mutate()}
        >
          {incidents.acknowledge}
        </LinkedButton>
      )}
      <LinkedButton
        size="md"
        mb="md"
        variant="default"
        refusal={incident.state === 'open' && incidents.closeOpen}
        isBusy={close.isPending}
        busyLabel={incidents.closing}
        onPress={() => close.mutate()}
      >
        {incidents.close}
      </LinkedButton>
    </div>
  );
}
