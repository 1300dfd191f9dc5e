import { judgeDriver } from './judge-driver.ts';

/** Ends a suspension and writes to the driver, who goes online by themselves. */
export const reactivateDriver = judgeDriver({
  event: 'driver.reactivated',
  mail: 'driver_reactivated',
  when: 'held.suspended',
  set: 'suspended = false',
  bars: false,
});
