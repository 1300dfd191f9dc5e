import { sqlText } from '../notifications/make-notifications.ts';
import { judgeDriver } from './judge-driver.ts';

/** Lets a driver drive, with or without a vehicle on record, and writes to them. */
export const approveDriver = judgeDriver({
  event: 'driver.approved',
  tells: 'driver_approved',
  title: 'You’re approved to drive',
  message: sqlText('Go online when you are ready. Requests near you then come to your screen.'),
  when: 'not held.approved',
  set: 'approved = true',
  bars: false,
});
