import { judgeDriver } from './judge-driver.ts';

/** Lets a driver drive, with or without a vehicle on record, and writes to them. */
export const approveDriver = judgeDriver({
  event: 'driver.approved',
  mail: 'driver_approved',
  when: 'not held.approved',
  set: 'approved = true',
  bars: false,
});
