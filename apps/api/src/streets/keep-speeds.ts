import type { Db } from '@ridewire/db';
import { emptySpeedSums, HOURS_OF_WEEK, type SpeedSums, type StreetGraph } from '@ridewire/streets';

/** Streets change, and so does what people drive: what was seen four weeks ago counts half. */
const decayOf = (table: string) =>
  `power(0.5, greatest(0, extract(epoch from now() - ${table}.updated_at)) / (28 * 86400))`;
/** Marks what is of an arc, at whatever hour. */
const ANY_HOUR = -1;

interface KeptCity {
  id: string;
  graph: StreetGraph;
}

/** Adds what was seen to a city's speeds, in one statement; to a city that is gone nothing. In order, so that two processes never wait crosswise. */
export async function saveSpeeds(db: Pick<Db, 'pool'>, cityId: string, seen: SpeedSums): Promise<void> {
  const hours: number[] = [];
  const keys: number[] = [];
  const taken: number[] = [];
  const guessed: number[] = [];
  const add = (hour: number, key: number, sums: SpeedSums['arcs'], group: number) => {
    if (sums.guessed[group] === 0) return;
    hours.push(hour);
    keys.push(key);
    taken.push(sums.taken[group]!);
    guessed.push(sums.guessed[group]!);
  };
  for (let arc = 0; arc < seen.arcs.taken.length; arc++) add(ANY_HOUR, arc, seen.arcs, arc);
  for (let group = 0; group < seen.hours.taken.length; group++)
    add(group % HOURS_OF_WEEK, Math.floor(group / HOURS_OF_WEEK), seen.hours, group);
  if (keys.length === 0) return;
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
    values: [cityId, hours, keys, taken, guessed],
  });
}

const ROW_BYTES = 16;

/** All that was seen of a city's speeds, by whichever process. In one packed value: a big city has some 100,000 rows. */
export async function readSpeeds(db: Pick<Db, 'pool'>, { id, graph }: KeptCity): Promise<SpeedSums> {
  const { rows } = await db.pool.query<{ packed: Buffer | null }>({
    name: 'read_street_speeds',
    text: `select string_agg(int4send(hour) || int4send(group_key)
        || float4send((taken_seconds * ${decayOf('s')})::real)
        || float4send((guessed_seconds * ${decayOf('s')})::real), '') as packed
      from street_speeds s where city_id = $1`,
    values: [id],
  });
  const sums = emptySpeedSums(graph);
  const packed = rows[0]?.packed;
  if (!packed) return sums;
  for (let at = 0; at < packed.length; at += ROW_BYTES) {
    const [hour, key] = [packed.readInt32BE(at), packed.readInt32BE(at + 4)];
    const to = hour === ANY_HOUR ? sums.arcs : sums.hours;
    const group = hour === ANY_HOUR ? key : key * HOURS_OF_WEEK + hour;
    if (group >= to.taken.length) continue;
    to.taken[group] = packed.readFloatBE(at + 8);
    to.guessed[group] = packed.readFloatBE(at + 12);
  }
  return sums;
}
