import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './drivers.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'driver.approved': { name: 'চালক অনুমোদন', said: (who, whom) => [who, ' ', whom, '-কে অনুমোদন দিয়েছেন'] },
  'driver.suspended': { name: 'চালক স্থগিত', said: (who, whom) => [who, ' ', whom, '-কে স্থগিত করেছেন'] },
  'driver.reactivated': { name: 'চালক আবার চালু', said: (who, whom) => [who, ' ', whom, '-কে আবার চালু করেছেন'] },
  'driver.vehicle_confirmed': {
    name: 'গাড়ি নিশ্চিত',
    said: (who, whom) => [who, ' ', whom, '-এর গাড়ি নিশ্চিত করেছেন'],
  },
  'driver.went_online': { name: 'চালক অনলাইন', said: (who) => [who, ' অনলাইন হয়েছেন'] },
  'driver.went_on_break': { name: 'চালকের বিরতি', said: (who) => [who, ' বিরতি নিয়েছেন'] },
  'driver.went_offline': { name: 'চালক অফলাইন', said: (who) => [who, ' অফলাইন হয়েছেন'] },
};
