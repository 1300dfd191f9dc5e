import { judgeDriver } from './judge-driver.ts';

/** Ends a suspension and writes to the driver, who goes online by themselves. */
export const reactivateDriver = judgeDriver({
  event: 'driver.reactivated',
  tells: 'driver_reactivated',
  title: 'You can drive again',
  message: 'Your driver account is active again. Go online when you are ready.',
  when: 'held.suspended',
  set: 'suspended = false',
  bars: false,
});
