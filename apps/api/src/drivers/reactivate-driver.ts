import { sqlText } from '../notifications/make-notifications.ts';
import { judgeDriver } from './judge-driver.ts';

/** Ends a suspension and writes to the driver, who goes online by themselves. */
export const reactivateDriver = judgeDriver({
  event: 'driver.reactivated',
  tells: 'driver_reactivated',
  title: 'You can drive again',
  message: sqlText('Your driver account is active again. Go online when you are ready.'),
  when: 'held.suspended',
  set: 'suspended = false, suspend_reason = null',
  bars: false,
});
