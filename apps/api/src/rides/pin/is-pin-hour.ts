/** The hours of the city's day in which every ride begins with a PIN; they may end after midnight. */
export interface PinHours {
  from: number;
  until: number;
}

/**
 * @param timeZone IANA name of the city's
 * @param now milliseconds since 1970
 */
export function isPinHour(hours: PinHours | null, timeZone: string, now: number): boolean {
  if (!hours) return false;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(clock.format(now));
  const { from, until } = hours;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
