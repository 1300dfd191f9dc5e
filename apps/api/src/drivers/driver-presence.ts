import { millis } from '../rides/ride-image.ts';

/** SQL for the DriverPresence of rows named `d`. */
export const DRIVER_PRESENCE = `json_build_object(
  'silentSince', case when d.available then ${millis('d.silent_since')} end,
  'pausedSince', case when d.available then ${millis('d.paused_since')} end,
  'putOffline', case when not d.available and d.put_offline_at is not null then
    json_build_object('at', ${millis('d.put_offline_at')}, 'why', d.put_offline_why) end)`;

/** SQL for what makes a driver present again, in the row that is updated. */
export const IS_PRESENT = `silent_since = null, paused_since = null, ignored_offers = 0, ignored_at = null, put_offline_at = null,
    put_offline_why = null, last_heard_at = now()`;
