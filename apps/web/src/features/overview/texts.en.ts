import { rideEvents } from '@ridewire/contracts/texts/en/ride-events';
import { eachOf } from '@ridewire/contracts/texts/ride-events';
import { defineTexts } from '../../kit/texts/define-texts.ts';

export const overview = {
  title: 'Dashboard',
  figures: 'Platform figures',
  users: 'Total users',
  drivers: 'Total drivers',
  rides: 'Completed rides',
  revenue: 'Revenue',
  growth: 'Growth',
  inSevenDays: (count: string) => `+${count} in 7 days`,
  growthHint: '30 days vs. the 30 before',
  growthTrend: '30 days vs. the 30 before. The line shows this rate for each of the last 7 days',
  trend: (name: string) => `${name}, last 7 days`,
  loadFailed: (why: string) => `Failed to load the overview: ${why}`,
  now: 'Now',
  online: 'Online drivers',
  activity: 'Live activity',
  activityEmpty: 'Nothing has happened yet',
  activityEmptyHint: 'Ride activity appears here as it happens.',
  activityFailed: (why: string) => `Failed to load the activity: ${why}`,
  approval: 'Waiting for approval',
  approvalAll: (count: string) => `Show all ${count}`,
  approvalEmpty: 'No drivers are waiting for approval.',
  noVehicle: 'No vehicle yet',
  support: (name: string) => `${name} (admin)`,
  system: 'Ridewire',
  told: eachOf(rideEvents, 'told'),
};

export type OverviewTexts = typeof overview;
export const [useOverviewTexts] = defineTexts('overview', overview);
