/** A moment by the city's clock, as `09:30`. */
export const cityTime = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment);
