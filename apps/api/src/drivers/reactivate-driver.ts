import { judgeDriver } from './judge-driver.ts';

/** Ends a suspension and notifies the driver, who must go online again. */
export const reactivateDriver = judgeDriver({
  event: 'driver.reactivated',
  mail: 'driver_reactivated',
  notice: () => ({ type: 'driver_reactivated', params: {} }),
  isSo: (driver) => !driver.suspended,
  makesIt: { suspended: false },
  bars: false,
});
