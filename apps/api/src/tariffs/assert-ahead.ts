import { AppError } from '../core/app-error.ts';

const DAY_MS = 86_400_000;

/**
 * The moment, if something can begin then.
 * @param moment in milliseconds since 1970; null in an hour that clocks skip, undefined for now
 * @param mostDays how many days ahead it can be
 * @throws AppError BAD_INPUT for such an hour, and when it is past or too far
 */
export function assertAhead(
  moment: number | null | undefined,
  mostDays: number,
  nowMs = Date.now(),
): number | undefined {
  if (moment === undefined) return undefined;
  if (moment === null) throw new AppError('scheduleGap').at('from');
  if (moment <= nowMs) throw new AppError('tariffPast').at('from');
  if (moment > nowMs + mostDays * DAY_MS) throw new AppError('scheduleFar', { days: mostDays }).at('from');
  return moment;
}
