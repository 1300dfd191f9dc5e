/** Today by the city's calendar: 2026-11-21. */
export const cityToday = (nowMs: number, timeZone: string | undefined): string =>
  // Sweden writes dates as the reports do.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) }).format(nowMs);

/** The day so many days after another: calendar days, whose length no clock changes. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}
