import { z } from 'zod';

const Table = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.tuple([z.number().min(0).nullable()])),
});
const Refused = z.object({ code: z.enum(['NoSegment', 'NoTable']) });

/**
 * Whole seconds from each of the starts, null where no way leads; null for all where the table was refused, which one place
 * far from all streets brings about.
 * @throws Error where it is no such table
 */
export function readOsrmTable(json: unknown, starts: number): (number | null)[] | null {
  if (Refused.safeParse(json).success) return null;
  const table = Table.safeParse(json);
  if (!table.success || table.data.durations.length !== starts) throw new Error('its table can’t be read');
  return table.data.durations.map(([seconds]) => (seconds === null ? null : Math.round(seconds)));
}
