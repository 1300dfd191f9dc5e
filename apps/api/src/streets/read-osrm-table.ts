import { z } from 'zod';
import type { Drive } from './search-messages.ts';

const Column = z.array(z.tuple([z.number().min(0).nullable()]));
const Table = z.object({
  code: z.literal('Ok'),
  durations: Column,
  /** Older versions don't send it. */
  distances: Column.optional(),
});
const Refused = z.object({ code: z.enum(['NoSegment', 'NoTable']) });

/**
 * The drive from each of the starts, null without a route; null for all if the table was refused, which a single place
 * far from all streets causes.
 * @throws Error where it is no such table
 */
export function readOsrmTable(json: unknown, starts: number): (Drive | null)[] | null {
  if (Refused.safeParse(json).success) return null;
  const table = Table.safeParse(json);
  if (!table.success || table.data.durations.length !== starts) throw new Error('its table can’t be read');
  const { durations, distances } = table.data;
  return durations.map(([seconds], i) => {
    const meters = distances?.[i]?.[0] ?? null;
    return seconds === null
      ? null
      : { seconds: Math.round(seconds), meters: meters === null ? null : Math.round(meters) };
  });
}
