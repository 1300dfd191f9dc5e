import { judgeDriver } from './judge-driver.ts';

/**
 * Bars a driver from driving and notifies them, with the reason: offline at once, an accepted ride goes back to the
 * pool, one under way may be finished.
 */
export const suspendDriver = judgeDriver({
  event: 'driver.suspended',
  mail: 'driver_suspended',
  notice: (reason) => ({ type: 'driver_suspended', params: { reason } }),
  isSo: (driver) => driver.suspended,
  makesIt: { suspended: true, available: false },
  bars: true,
});
