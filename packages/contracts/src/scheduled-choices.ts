/* Named values of scheduled rides. No schemas here, so that words can be made of them. */

/** Why a scheduled ride wasn't requested. */
export const MISSED_WHY = ['busy', 'type', 'blocked', 'late'] as const;
export type MissedWhy = (typeof MISSED_WHY)[number];

/** What of a scheduled ride can be changed, each with a word of its own. */
export const SCHEDULED_PARTS = [
  'time',
  'pickup',
  'stops',
  'destination',
  'type',
  'passenger',
  'note',
  'business',
  'code',
] as const;
export type ScheduledPart = (typeof SCHEDULED_PARTS)[number];

/** Why a driver lost a scheduled ride that they had taken. */
export const LOST_AHEAD_WHY = [
  ...(['moved', 'changed', 'canceled', 'missed', 'barred', 'desk'] as const),
  ...(['offline', 'busy', 'far', 'unfit'] as const),
] as const;
export type LostAheadWhy = (typeof LOST_AHEAD_WHY)[number];

/** Why a series has no ride on a day; `twice` where it has one, at the first of two such times. */
export const SERIES_WHY = [
  ...(['area', 'way', 'type', 'full', 'near', 'blocked', 'gap', 'late'] as const),
  'twice',
] as const;
export type SeriesWhy = (typeof SERIES_WHY)[number];
