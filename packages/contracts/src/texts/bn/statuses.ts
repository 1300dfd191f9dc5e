import type { RIDE_STATUSES } from '../../choices.ts';

/** What a ride is, in a word. */
export const statuses: Record<(typeof RIDE_STATUSES)[number], string> = {
  requested: 'অপেক্ষায়',
  accepted: 'চালক আসছেন',
  picked_up: 'গাড়িতে',
  in_transit: 'পথে',
  completed: 'সম্পন্ন',
  canceled: 'বাতিল',
};
