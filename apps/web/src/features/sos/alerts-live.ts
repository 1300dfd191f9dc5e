import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { reduceOpenAlerts } from './reduce-open-alerts.ts';
import { reduceOwnAlert } from './reduce-own-alert.ts';

export const openAlertsKind = liveKind(
  'open-alerts',
  (on) => api.alerts.open.subscribe(undefined, on),
  reduceOpenAlerts,
);
export const ownAlertKind = liveKind(
  'own-alert',
  (on) => api.alerts.mine.subscribe(undefined, on),
  reduceOwnAlert,
);

/** SOS alerts, for admins. */
export const useOpenAlertsLive = () => useLive(openAlertsKind);
/** The person's own last SOS alert; it may be from an earlier ride. */
export const useOwnAlertLive = () => useLive(ownAlertKind);
