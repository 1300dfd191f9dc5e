import { judgeDriver } from './judge-driver.ts';

/** Lets a driver drive whose vehicle and documents are in order, and notifies them. */
export const approveDriver = judgeDriver({
  event: 'driver.approved',
  mail: 'driver_approved',
  notice: () => ({ type: 'driver_approved', params: {} }),
  isSo: (driver) => driver.approved,
  makesIt: { approved: true },
  bars: false,
  needsPapers: true,
});
