import { judgeDriver } from './judge-driver.ts';

/**
 * Bars a driver from driving and writes to them: offline at once, an accepted ride goes back to the pool, one under way
 * may be finished.
 */
export const suspendDriver = judgeDriver({
  event: 'driver.suspended',
  mail: 'driver_suspended',
  when: 'not held.suspended',
  set: 'suspended = true, available = false',
  bars: true,
});
