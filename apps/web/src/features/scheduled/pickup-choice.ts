import { addDays, cityDay, cityMoment, LEAST_MINUTES_AHEAD, MOST_DAYS_AHEAD } from '@ridewire/contracts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Times are offered in steps of this many minutes. */
const STEP_MINUTES = 5;

/** A day and a time by the city's clocks, as the server wants them: 2026-11-21 and 09:30. */
export interface PickupChoice {
  day: string;
  time: string;
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** @param timeZone IANA name */
export const choiceOf = (timeZone: string, atMs: number): PickupChoice => ({
  day: cityDay(timeZone, atMs),
  time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(atMs),
});

/** The choice shown first: in an hour, at the next step. */
export const firstChoice = (timeZone: string, nowMs: number): PickupChoice => {
  const stepMs = STEP_MINUTES * MINUTE_MS;
  return choiceOf(timeZone, Math.ceil((nowMs + 60 * MINUTE_MS) / stepMs) * stepMs);
};

/** The days with times to choose from. */
export const daysAhead = (timeZone: string, nowMs: number): string[] => {
  const today = cityDay(timeZone, nowMs);
  const days = Array.from({ length: MOST_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return days.filter((day) => timesOf(timeZone, day, nowMs).length > 0);
};

/** The times of a day for which a ride can be scheduled now. Those that clocks skip are not among them. */
export function timesOf(timeZone: string, day: string, nowMs: number): string[] {
  const [soonest, latest] = [
    nowMs + LEAST_MINUTES_AHEAD * MINUTE_MS,
    nowMs + MOST_DAYS_AHEAD * DAY_MINUTES * MINUTE_MS,
  ];
  return Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => {
    const minutes = step * STEP_MINUTES;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }).filter((time) => {
    const moment = cityMoment(timeZone, day, time);
    return moment !== null && moment >= soonest && moment <= latest;
  });
}
