import type { AlertView } from '@ridewire/contracts';

/** SOS alerts of one person from one ride, because frightened people press again. */
export interface AlertGroup {
  /** Stays the same while alerts come and go. */
  key: string;
  /** The newest alert. */
  latest: AlertView;
  /** Newest first. */
  ids: string[];
  /** The typed texts, newest first; nothing twice. */
  messages: string[];
}

/** Alerts newest first, those of one person from one ride as one, at the place of its newest. */
export function groupAlerts(alerts: readonly AlertView[]): AlertGroup[] {
  const groups = new Map<string, AlertGroup>();
  for (const alert of alerts) {
    const key = `${alert.rideId} ${alert.by.id}`;
    const group = groups.get(key) ?? { key, latest: alert, ids: [], messages: [] };
    group.ids.push(alert.id);
    if (alert.message && !group.messages.includes(alert.message)) group.messages.push(alert.message);
    groups.set(key, group);
  }
  return [...groups.values()];
}
