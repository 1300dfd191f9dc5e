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

/** The choice shown first: a little after the soonest. */
export const firstChoice = (timeZone: string, nowMs: number): PickupChoice => {
  const stepMs = STEP_MINUTES * MINUTE_MS;
  return choiceOf(timeZone, Math.ceil((nowMs + (LEAST_MINUTES_AHEAD + 10) * MINUTE_MS) / stepMs) * stepMs);
};

/** The choice, or where it can't be made any more, the nearest one that can: the next, or if there is none, the latest. */
export function nearestChoice(timeZone: string, { day, time }: PickupChoice, nowMs: number): PickupChoice {
  const days = daysAhead(timeZone, nowMs);
  const next = days.find((each) => each >= day);
  const nearest = next ?? days.at(-1) ?? day;
  const wanted = nearest === day ? time : next ? '00:00' : '23:59';
  return { day: nearest, time: nearestTime(timesOf(timeZone, nearest, nowMs), wanted) };
}

/** Of a day's times, this one, the next one, or if there is none, the latest. */
export const nearestTime = (times: readonly string[], time: string): string =>
  times.find((each) => each >= time) ?? times.at(-1) ?? time;

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
