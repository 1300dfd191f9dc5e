import type { AlertTaken, AlertView, Live, OpenAlertsChange, OpenAlertsSnapshot } from '@ridewire/contracts';

export type OpenAlertsMessage =
  | Live<OpenAlertsSnapshot, OpenAlertsChange>
  /** The admin saw who took it, so it need not be shown any longer. */
  | { type: 'seen'; alertId: string };

/** An alert that an admin took while this page was open. */
export interface TakenAlert extends AlertView {
  acknowledged: AlertTaken;
}

export interface OpenAlertsState {
  /** No one has taken these; newest first. */
  open: AlertView[];
  /** Newest first; shown until they were seen. */
  taken: TakenAlert[];
}

const without = <Alert extends { id: string }>(alerts: Alert[], alertId: string): Alert[] =>
  alerts.some(({ id }) => id === alertId) ? alerts.filter(({ id }) => id !== alertId) : alerts;

/** An admin's known SOS alerts, after a message. */
export function reduceOpenAlerts(
  held: OpenAlertsState = { open: [], taken: [] },
  message: OpenAlertsMessage,
): OpenAlertsState {
  switch (message.type) {
    case 'snapshot':
      return { open: message.data.alerts, taken: held.taken };
    case 'seen':
      return { ...held, taken: without(held.taken, message.alertId) };
    case 'change':
      return message.data.kind === 'raised' ? raise(held, message.data.alert) : take(held, message.data);
  }
}

function raise(held: OpenAlertsState, alert: AlertView): OpenAlertsState {
  const isKnown = [...held.open, ...held.taken].some(({ id }) => id === alert.id);
  return isKnown ? held : { ...held, open: [alert, ...held.open] };
}

function take(
  held: OpenAlertsState,
  { alertId, by, at }: Extract<OpenAlertsChange, { kind: 'acknowledged' }>,
): OpenAlertsState {
  const alert = held.open.find(({ id }) => id === alertId);
  if (!alert) return held;
  // A person with several alerts counts as taken once.
  const isSame = (known: TakenAlert) =>
    known.rideId === alert.rideId && known.by.id === alert.by.id && known.acknowledged.by.id === by.id;
  return {
    open: without(held.open, alertId),
    taken: [{ ...alert, acknowledged: { by, at } }, ...held.taken.filter((known) => !isSame(known))],
  };
}
