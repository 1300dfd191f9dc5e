import { schema } from '@ridewire/db';
import { and, like, sql } from 'drizzle-orm';

const { rideSearch } = schema;

const ID_END = /^[0-9a-f-]{6,36}$/;

/** The end of a ride's id as people read it, '#a1b2c3', or more of it; undefined where the text is none. */
export function readIdEnd(text: string): string | undefined {
  const end = text.trim().replace(/^#/, '').toLowerCase();
  return ID_END.test(end) ? end : undefined;
}

/** The index has the last twelve digits. */
const KNOWN_DIGITS = 12;

/** Whether the id of a row of ride_search ends this way. @param end as readIdEnd reads it */
export const endsWith = (end: string) =>
  and(
    like(
      sql`reverse(right(${rideSearch.rideId}::text, ${sql.raw(`${KNOWN_DIGITS}`)}))`,
      `${end.slice(-KNOWN_DIGITS).split('').reverse().join('')}%`,
    ),
    like(sql`${rideSearch.rideId}::text`, `%${end}`),
  );
