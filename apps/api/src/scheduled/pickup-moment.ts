import { cityMoment, LEAST_MINUTES_AHEAD, MOST_DAYS_AHEAD } from '@ridewire/contracts';
import { AppError } from '../core/app-error.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/**
 * The moment a rider wants to be picked up.
 * @throws AppError BAD_INPUT when it is too soon or too far, or in an hour that clocks skip
 */
export function pickupMoment(
  timeZone: string,
  { day, time }: { day: string; time: string },
  nowMs = Date.now(),
): Date {
  const moment = cityMoment(timeZone, day, time);
  if (moment === null) throw new AppError('scheduleGap').at('time');
  if (moment < nowMs + LEAST_MINUTES_AHEAD * MINUTE_MS)
    throw new AppError('scheduleSoon', { minutes: LEAST_MINUTES_AHEAD }).at('time');
  if (moment > nowMs + MOST_DAYS_AHEAD * DAY_MS)
    throw new AppError('scheduleFar', { days: MOST_DAYS_AHEAD }).at('day');
  return new Date(moment);
}
