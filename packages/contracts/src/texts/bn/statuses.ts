import type { RideStatus } from '../../ride-status.ts';

/** What a ride is, in a word. */
export const statuses: Record<RideStatus, string> = {
  requested: 'অনুরোধকৃত',
  accepted: 'গৃহীত',
  picked_up: 'তোলা হয়েছে',
  in_transit: 'পথে',
  completed: 'সম্পন্ন',
  canceled: 'বাতিল',
};
