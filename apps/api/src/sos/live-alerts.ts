import type {
  OpenAlertsChange,
  OpenAlertsSnapshot,
  OwnAlertChange,
  OwnAlertSnapshot,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { userTopic } from '../live/topics.ts';
import { ALERTS } from './sos-events.ts';
import { viewAlert, viewOwnAlert } from './alert-image.ts';
import { findOwnAlert, listOpenAlerts } from './alert-queries.ts';

const openAlertsView: View<OpenAlertsChange> = (event) => {
  if (event.event !== 'alert.raised' && event.event !== 'alert.acknowledged') return undefined;
  const alert = viewAlert(event.alert);
  return alert.acknowledged
    ? { kind: 'acknowledged', alertId: alert.id, ...alert.acknowledged }
    : { kind: 'raised', alert };
};

/** Alerts no one has taken, for every admin. */
export const liveOpenAlerts = (deps: { db: Db; hub: EventHub }): Live<OpenAlertsSnapshot, OpenAlertsChange> =>
  new Live({
    hub: deps.hub,
    topic: ALERTS,
    view: openAlertsView,
    isForAll: true,
    read: async () => ({ alerts: await listOpenAlerts(deps.db) }),
  });

const ownAlertView: View<OwnAlertChange> = (event) =>
  (event.event === 'alert.raised' || event.event === 'alert.acknowledged') && event.alert.kind === 'press'
    ? { kind: 'alert', alert: viewOwnAlert(event.alert) }
    : undefined;

/** A person's own last alert, so that they see that someone responds. */
export const liveOwnAlert = (
  deps: { db: Db; hub: EventHub },
  userId: string,
): Live<OwnAlertSnapshot, OwnAlertChange> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(userId),
    view: ownAlertView,
    read: async () => ({ alert: await findOwnAlert(deps.db, userId) }),
  });
