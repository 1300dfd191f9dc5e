import type { AlertView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { openAlertsKind } from '../live/live-kinds.ts';
import { errorSentence } from '../live/error-sentence.ts';
import { trpc } from '../live/trpc.ts';
import { usePatchLive } from '../live/use-live.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { LinkedButton } from '../shell/LinkedButton.tsx';
import { toastFailed } from '../shell/show-toast.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** A call for help that nobody has taken. */
export function EmergencyRow({ alert }: { alert: AlertView }) {
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
  const { by, location, message, rideId, raisedAt } = alert;
  return (
    <div className="rw-emergency" role="alert">
      <div className="rw-emergency-words">
        <p className="rw-emergency-title rw-num">
          {emergency.bar(by.name, format.shortId(rideId), format.clock(raisedAt))}
        </p>
        <p className="rw-emergency-more rw-num">
          <span>{emergency.people[by.role]}</span>
          {by.phone && <a href={`tel:${by.phone.replaceAll(/[^+\d]/g, '')}`}>{by.phone}</a>}
          <span>{location.address || format.coordinates(location)}</span>
          {message && <span>{message}</span>}
        </p>
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
          onPress={() => acknowledge.mutateAsync({ alertId: alert.id }).catch(() => {})}
        >
          {emergency.acknowledge}
        </LinkedButton>
      </div>
    </div>
  );
}
