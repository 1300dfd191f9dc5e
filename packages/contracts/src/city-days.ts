/**
 * Today's date in the city: 2026-11-21.
 * @param timeZone IANA name; the local time zone if undefined
 */
export const cityDay = (timeZone: string | undefined, at: Date | number = Date.now()): string =>
  // The Swedish locale writes dates this way.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(at);

/** The day this many days after another, or before it if negative. It counts calendar days, so clock changes do not matter. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
