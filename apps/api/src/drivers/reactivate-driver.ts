import { judgeDriver } from './judge-driver.ts';

/** Ends a suspension and writes to the driver, who goes online by themselves. */
export const reactivateDriver = judgeDriver({
  event: 'driver.reactivated',
  mail: 'driver_reactivated',
  notice: () => ({ type: 'driver_reactivated', params: {} }),
  isSo: (driver) => !driver.suspended,
  makesIt: { suspended: false },
  bars: false,
});
