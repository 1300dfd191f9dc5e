import type { MissedWhy, SeriesWhy } from '../../scheduled-choices.ts';

/** Why a scheduled ride wasn't requested, to its rider. */
export const missedBecause: Record<MissedWhy, string> = {
  busy: 'You were on another ride.',
  type: 'This ride type is no longer offered.',
  blocked: 'Your account is blocked.',
  late: 'We had a problem at that time. We’re sorry.',
};

/** Why a series has no ride on a day, to its rider. */
export const noRideBecause: Record<SeriesWhy, string> = {
  area: 'We no longer pick up or drive there.',
  way: 'There’s no route there by car.',
  type: 'This ride type is no longer offered.',
  full: 'You had as many scheduled rides as you can have.',
  near: 'You had another scheduled ride within half an hour.',
  blocked: 'Your account is blocked.',
  gap: 'The clocks go forward over that time.',
  late: 'We had a problem when we should have scheduled it. We’re sorry.',
  twice: 'That time comes twice; your ride is at the first one.',
};
