const DAY_MS = 86_400_000;

/** Making one costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a city's clocks show at a moment, in milliseconds as if it were UTC. */
function wallClock(timeZone: string, atMs: number): number {
  const parts = clockOf(timeZone).formatToParts(atMs);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/**
 * The moments at which a city's clocks show this day and time, in milliseconds since 1970: two where clocks are set back and
 * show it twice, none where they are set forward and never show it.
 * @param timeZone IANA name
 * @param day 2026-11-21
 * @param time 09:30
 */
export function cityMoments(timeZone: string, day: string, time: string): number[] {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Offsets are known before and after any change of the clocks a day around: one of them is the right one.
  const offsets = [-DAY_MS, DAY_MS].map((beside) => wallClock(timeZone, wanted + beside) - (wanted + beside));
  const moments = [...new Set(offsets)]
    .map((offset) => wanted - offset)
    .filter((at) => wallClock(timeZone, at) === wanted);
  return moments.toSorted((a, b) => a - b);
}

/** The first of these moments; null where there is none. */
export const cityMoment = (timeZone: string, day: string, time: string): number | null =>
  cityMoments(timeZone, day, time)[0] ?? null;
