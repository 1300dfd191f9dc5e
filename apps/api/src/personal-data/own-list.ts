/** One list of a person's own data: its rows, newest first, and the content of each. */
export interface OwnList {
  name: string;
  /** SQL of the ids, of the person $1. */
  ids: string;
  /** SQL of id and item, of the person $1, for the ids in $2. */
  items: string;
  /** Converts an item to its written form, if that differs. */
  view?: (item: never) => object;
}

/** SQL for a time as ISO 8601 in UTC. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for one end of a trip, of a row `r`. */
export const place = (end: 'pickup' | 'destination') =>
  `json_build_object('address', r.${end}_address, 'lat', r.${end}_lat, 'lng', r.${end}_lng)`;

/** SQL for the name of another person, a row `u` of users: only what the screens show of a ride. */
export const FIRST_NAME = `case when u.deleted_at is null then split_part(u.name, ' ', 1) else u.name end`;

interface OwnRows {
  table: string;
  /** The column that orders them, the newest first. */
  newest: string;
  /** SQL of the keys and values, of a row `r`. */
  item: string;
  /** The column with the person's id. */
  person?: string;
}

/** A list of the rows of one table that name the person. */
export const ownRows = (name: string, { table, newest, item, person = 'user_id' }: OwnRows): OwnList => ({
  name,
  ids: `select id from ${table} where ${person} = $1 order by ${newest} desc, id desc`,
  items: `select r.id, json_build_object(${item}) as item from ${table} r where r.${person} = $1 and r.id = any ($2)`,
});
