import { sqlText } from '../notifications/make-notifications.ts';
import { judgeDriver } from './judge-driver.ts';

/**
 * Bars a driver from driving and writes to them, with the reason: offline at once, an accepted ride goes back to the pool, one under way
 * may be finished.
 */
export const suspendDriver = judgeDriver({
  event: 'driver.suspended',
  tells: 'driver_suspended',
  title: 'Your driver account is suspended',
  message: `case when d.suspend_reason is null then ${sqlText('You can’t go online or take rides. Support can tell you why.')}
    else 'You can’t go online or take rides. Write to support if this is wrong. Reason: ' || d.suspend_reason end`,
  when: 'not held.suspended',
  set: 'suspended = true, available = false, suspend_reason = $4',
  bars: true,
});
