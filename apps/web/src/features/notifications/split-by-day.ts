import type { NotificationView } from '@ridewire/contracts';

/** Those of today, and all before, in their order. `dayOf` names the day of an instant. */
export function splitByDay(
  items: NotificationView[],
  nowMs: number,
  dayOf: (instant: string | number) => string,
): { today: NotificationView[]; earlier: NotificationView[] } {
  const today = dayOf(nowMs);
  return {
    today: items.filter(({ createdAt }) => dayOf(createdAt) === today),
    earlier: items.filter(({ createdAt }) => dayOf(createdAt) !== today),
  };
}
