import { createHash } from 'node:crypto';
import type { Db } from '@ridewire/db';

/** What the database keeps of a day, from a moment on: each row as a line, without what names no event of the day. */
const TABLES = [
  `select e.ride_id as ride, to_jsonb(e) - 'id' as row from ride_events e where e.at >= $1`,
  `select r.id as ride, to_jsonb(r) - 'command_id' as row from rides r where r.updated_at >= $1`,
  `select o.ride_id as ride, to_jsonb(o) as row from ride_offers o join rides r on r.id = o.ride_id where r.updated_at >= $1`,
  `select m.ride_id as ride, to_jsonb(m) as row from ride_messages m where m.sent_at >= $1`,
  `select t.ride_id as ride, to_jsonb(t) as row from ride_ratings t where t.at >= $1`,
  `select s.ride_id as ride, to_jsonb(s) as row from scheduled_rides s where $1::timestamptz is not null`,
  `select null::uuid as ride, to_jsonb(d) as row from drivers d where $1::timestamptz is not null`,
];
const NAMES = `
select id, rider_id as "riderId", row_number() over (partition by rider_id order by requested_at, id)::int as nth from rides`;
/** Ids, and the plates that follow from them. */
const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|DHK-[0-9a-f]{8}/g;

/** The log of a day, and hashes over it: of each hour and of all. */
export class DayLog {
  readonly #names: Map<string, string>;
  readonly #all = createHash('sha256');
  readonly #keep: ((line: string) => void) | undefined;
  #hour: string[] = [];

  /**
   * @param names of people and plates, by id and plate
   * @param keep gets each line, so that two days can be compared
   */
  constructor(names: ReadonlyMap<string, string>, keep?: (line: string) => void) {
    this.#names = new Map(names);
    this.#keep = keep;
  }

  add(line: string): void {
    this.#hour.push(line);
  }

  /** Adds what the database has of the time since this moment. @returns the hash of this part of the day */
  async endHour({ pool }: Db, sinceMs: number): Promise<string> {
    const { rows: rides } = await pool.query<{ id: string; riderId: string; nth: number }>(NAMES);
    for (const { id, riderId, nth } of rides)
      this.#names.set(id, `ride ${nth} of ${this.#names.get(riderId)}`);
    for (const [at, table] of TABLES.entries()) {
      const { rows } = await pool.query<{ row: unknown }>(table, [new Date(sinceMs)]);
      // Ids that the server makes differ from day to day.
      const lines = rows.map(({ row }) =>
        JSON.stringify(row).replaceAll(ID, (id) => this.#names.get(id) ?? 'an id'),
      );
      for (const line of lines.toSorted()) this.add(`${at} ${line}`);
    }
    const text = this.#hour.map((line) => `${line}\n`).join('');
    for (const line of this.#hour) this.#keep?.(line);
    this.#hour = [];
    this.#all.update(text);
    return createHash('sha256').update(text).digest('hex');
  }

  /** The hash of the whole day so far. */
  digest(): string {
    return this.#all.copy().digest('hex');
  }
}
