import { judgeDriver } from './judge-driver.ts';

/** Lets a driver drive, with or without a vehicle on record, and writes to them. */
export const approveDriver = judgeDriver({
  event: 'driver.approved',
  mail: 'driver_approved',
  notice: () => ({ type: 'driver_approved', params: {} }),
  isSo: (driver) => driver.approved,
  makesIt: { approved: true },
  bars: false,
});
