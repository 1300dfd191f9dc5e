import type { Db } from '@ridewire/db';
import { ANY_HOUR, packSpeeds, type SpeedRow } from './pack-speeds.ts';

/**
 * The weight of older observations, in SQL. Streets and driving change, so after four weeks an observation counts half.
 */
const decayOf = (table: string) =>
  `power(0.5, greatest(0, extract(epoch from now() - ${table}.updated_at)) / (28 * 86400))`;

/**
 * Adds observations to a city's speeds, in one statement; nothing to a city that is gone. In order, so that two
 * processes never wait for each other.
 */
export async function saveSpeeds(
  db: Pick<Db, 'pool'>,
  cityId: string,
  seen: readonly SpeedRow[],
): Promise<void> {
  if (seen.length === 0) return;
  await db.pool.query({
    name: 'save_street_speeds',
    text: `insert into street_speeds as s (city_id, hour, group_key, taken_seconds, guessed_seconds)
      select c.id, w.hour, w.key, w.taken, w.guessed
      from cities c, unnest($2::smallint[], $3::int[], $4::real[], $5::real[]) as w(hour, key, taken, guessed)
      where c.id = $1
      order by w.hour, w.key
      on conflict (city_id, hour, group_key) do update set
        taken_seconds = s.taken_seconds * ${decayOf('s')} + excluded.taken_seconds,
        guessed_seconds = s.guessed_seconds * ${decayOf('s')} + excluded.guessed_seconds,
        updated_at = now()`,
    values: [
      cityId,
      seen.map(({ hour }) => hour),
      seen.map(({ key }) => key),
      seen.map(({ taken }) => taken),
      seen.map(({ guessed }) => guessed),
    ],
  });
}

/** How many groups are read at once: the event loop is free in between. */
const PART_GROUPS = 10_000;

/**
 * All observed speeds of a city, of all processes, as `packSpeeds` packs them: a big city has some 100,000 rows.
 * @param arcs how many the city has
 */
export async function readSpeeds(
  db: Pick<Db, 'pool'>,
  cityId: string,
  arcs: number,
): Promise<SharedArrayBuffer> {
  const parts = [await readPart(db, cityId, 'hours', [0, PART_GROUPS])];
  for (let from = 0; from < arcs; from += PART_GROUPS)
    parts.push(await readPart(db, cityId, 'arcs', [from, from + PART_GROUPS]));
  return packSpeeds(parts);
}

const PARTS = { hours: `hour > ${ANY_HOUR}`, arcs: `hour = ${ANY_HOUR}` };

async function readPart(
  db: Pick<Db, 'pool'>,
  cityId: string,
  part: keyof typeof PARTS,
  [from, before]: readonly [number, number],
): Promise<Uint8Array> {
  const { rows } = await db.pool.query<{ packed: Buffer | null }>({
    name: `read_street_speeds_of_${part}`,
    text: `select string_agg(int4send(hour) || int4send(group_key)
        || float4send((taken_seconds * ${decayOf('s')})::real)
        || float4send((guessed_seconds * ${decayOf('s')})::real), '') as packed
      from street_speeds s where city_id = $1 and ${PARTS[part]} and group_key >= $2 and group_key < $3`,
    values: [cityId, from, before],
  });
  return rows[0]?.packed ?? new Uint8Array();
}
