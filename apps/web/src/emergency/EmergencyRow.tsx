import { Spoiler } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { openAlertsKind } from '../live/live-kinds.ts';
import { errorSentence } from '../live/error-sentence.ts';
import { trpc } from '../live/trpc.ts';
import { usePatchLive } from '../live/use-live.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { LinkedButton } from '../shell/LinkedButton.tsx';
import { toastFailed } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { AlertPlaceLink } from './AlertPlaceLink.tsx';
import type { AlertGroup } from './group-alerts.ts';
import { sayAddress } from '../texts/say-address.ts';

/** Two lines of what was typed; a desk is not pushed down by a long story. In px. */
const MESSAGE_PX = 42;

/** A call for help that nobody has taken, or several of one person, taken together. */
export function EmergencyRow({ group }: { group: AlertGroup }) {
  const { emergency } = useTexts();
  const format = useFormat();
  const patch = usePatchLive();
  const acknowledge = trpc.alerts.acknowledge.useMutation({
    onSuccess: ({ id: alertId, acknowledged }) => {
      if (acknowledged)
        patch(openAlertsKind, { type: 'change', data: { kind: 'acknowledged', alertId, ...acknowledged } });
    },
    onError: (error) => toastFailed(errorSentence(error, emergency.acknowledgeFailed)),
  });
  const { ids, messages } = group;
  const { by, location, rideId, raisedAt } = group.latest;
  return (
    <div className="rw-emergency" role="alert">
      <div className="rw-emergency-words">
        <p className="rw-emergency-title rw-num">
          {emergency.bar(by.name, format.shortId(rideId), format.clock(raisedAt))}
        </p>
        <p className="rw-emergency-more rw-num">
          <span>{emergency.people[by.role]}</span>
          {by.phone && <a href={`tel:${by.phone.replaceAll(/[^+\d]/g, '')}`}>{by.phone}</a>}
          {location.address && <span>{sayAddress(location.address)}</span>}
          <AlertPlaceLink alert={group.latest} />
          {ids.length > 1 && <span>{emergency.calls(ids.length)}</span>}
        </p>
        {messages.length > 0 && (
          <Spoiler
            className="rw-emergency-said"
            maxHeight={MESSAGE_PX}
            transitionDuration={0}
            showLabel={emergency.more}
            hideLabel={emergency.less}
          >
            {messages.map((message) => (
              <p key={message}>{emergency.said(message)}</p>
            ))}
          </Spoiler>
        )}
      </div>
      <div className="rw-emergency-buttons">
        <LinkButton size="sm" variant="default" to="/dashboard/ride-management/$rideId" params={{ rideId }}>
          {emergency.openRide}
        </LinkButton>
        <LinkedButton
          size="sm"
          className="rw-emergency-take"
          isBusy={acknowledge.isPending}
          busyLabel={emergency.acknowledging}
          onPress={() =>
            // What fails is told above.
            Promise.allSettled(ids.map((alertId) => acknowledge.mutateAsync({ alertId })))
          }
        >
          {emergency.acknowledge}
        </LinkedButton>
      </div>
    </div>
  );
}
