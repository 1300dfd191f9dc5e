const WEEK_MS = 7 * 86_400_000;

/** The zone's offsets between two moments, such as '+06:00'; several where its clocks changed in between. */
export function cityOffsets(timeZone: string, from: Date, to: Date): string[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (ms: number) =>
    format
      .formatToParts(ms)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice('GMT'.length) || '+00:00';
  const offsets = new Set<string>();
  for (let ms = from.getTime(); ms < to.getTime(); ms += WEEK_MS) offsets.add(offsetAt(ms));
  return [...offsets.add(offsetAt(to.getTime()))];
}
