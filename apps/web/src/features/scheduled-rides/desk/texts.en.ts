import type { MissedWhy, ScheduledState } from '@ridewire/contracts';
import { defineTexts } from '../../../kit/texts/define-texts.ts';

const states: Record<ScheduledState, string> = {
  waiting: 'Waiting',
  requested: 'Requested',
  missed: 'Not requested',
  canceled: 'Canceled',
};
const missed: Record<MissedWhy, string> = {
  busy: 'The rider was on another ride.',
  type: 'This ride type is no longer offered.',
  blocked: 'The rider is blocked.',
  late: 'We had a problem at that time.',
};

/** Scheduled rides at the desk. */
export const scheduledDesk = {
  title: 'Scheduled rides',
  hint: 'Each is requested automatically some minutes before its time. Past ones are kept for 30 days.',
  search: 'Search riders, places and promo codes',
  state: 'State',
  states,
  missed,
  days: 'Pickup days',
  anyDays: 'Any day',
  ofRider: (name: string) => `Of ${name}`,
  ofOneRider: 'Of one rider',
  allRiders: 'Show all riders’ rides',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'ride' : 'rides'}`,
  empty: 'No scheduled rides',
  loadFailed: (why: string) => `Failed to load scheduled rides: ${why}`,
  viewRide: 'View ride',
  all: 'Show in the list',
};

export const [useScheduledDeskTexts] = defineTexts('scheduledDesk', scheduledDesk);
