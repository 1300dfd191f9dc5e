import type { AlertView } from '@ridewire/contracts';

/** Calls for help of one person from one ride: whoever is afraid presses again. */
export interface AlertGroup {
  /** Stays the same while calls come and go. */
  key: string;
  /** The newest call. */
  latest: AlertView;
  /** Newest first. */
  ids: string[];
  /** What was typed, newest first; nothing twice. */
  messages: string[];
}

/** Calls newest first, those of one person from one ride as one, where its newest stands. */
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
