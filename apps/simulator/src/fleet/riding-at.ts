/** The city whose daily rhythm the demo follows. */
const TIME_ZONE = 'Asia/Dhaka';

/** Offices, schools and markets: when Dhaka's streets are fullest. From and to in hours of the day. */
const RUSH_HOURS = [
  [8, 11],
  [17, 20],
] as const;
const NIGHT_HOURS = [0, 6] as const;

/** With this many cars a real person always finds a driver, at any hour, as long as no more simulated riders ride at once. */
const CARS = 60;
const AT_ONCE = { night: 8, day: 15, rush: 24 };

/** How many simulated riders ride at once at most, for this many cars. */
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
