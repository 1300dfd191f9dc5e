/** The day it is in the city: 2026-11-21. @param timeZone IANA name; of the clocks here where it is not known */
export const cityDay = (timeZone: string | undefined, at: Date | number = Date.now()): string =>
  // Sweden writes dates so.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(at);

/** The day so many days after another, or before it: calendar days, whose length no clock changes. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
