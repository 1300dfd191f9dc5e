/** The city whose hours the demo keeps. */
const TIME_ZONE = 'Asia/Dhaka';

/** Offices, schools and markets: when Dhaka's streets are fullest. From and to in hours of the day. */
const RUSH_HOURS = [
  [8, 11],
  [17, 20],
] as const;
const NIGHT_HOURS = [0, 6] as const;

/** With so many cars a person always finds a driver, whatever the hour, while no more riders ride at once. */
const CARS = 60;
const AT_ONCE = { night: 8, day: 15, rush: 24 };

/** So many simulated riders ride at once at most, where there are so many cars. */
export function ridingAt(now: Date, cars: number): number {
  return Math.round((ofUsual(now) * cars) / CARS);
}

function ofUsual(now: Date): number {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE }).format(now),
  );
  const isWithin = ([from, to]: readonly [number, number]) => hour >= from && hour < to;
  if (RUSH_HOURS.some(isWithin)) return AT_ONCE.rush;
  return isWithin(NIGHT_HOURS) ? AT_ONCE.night : AT_ONCE.day;
}
