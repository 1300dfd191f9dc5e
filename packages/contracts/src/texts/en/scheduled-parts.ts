import type { ScheduledPart } from '../../scheduled-choices.ts';

const parts: Record<ScheduledPart, string> = {
  time: 'the time',
  pickup: 'the pickup',
  stops: 'the stops',
  destination: 'the destination',
  type: 'the ride type',
  passenger: 'who rides',
  note: 'the note for the driver',
  business: 'what it’s for',
  code: 'the promo code',
};

const list = new Intl.ListFormat('en-GB');

/** What was changed of a scheduled ride: the pickup, the ride type and who rides. */
export const sayParts = (changed: readonly ScheduledPart[]): string =>
  list.format(changed.map((part) => parts[part]));
