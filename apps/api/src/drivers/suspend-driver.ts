import { judgeDriver } from './judge-driver.ts';

/**
 * Bars a driver from driving and writes to them: offline at once, an accepted ride goes back to the pool, one under way
 * may be finished.
 */
export const suspendDriver = judgeDriver({
  event: 'driver.suspended',
  tells: 'driver_suspended',
  title: 'Your driver account is suspended',
  message: 'You can’t go online or take rides. Support can tell you why.',
  when: 'not held.suspended',
  set: 'suspended = true, available = false',
  bars: true,
});
