import type { RideEventType, RideStatus } from '@ridewire/contracts';
import {
  ALL_ASKED,
  CHANGED,
  describeChanges,
  keptFacts,
  logChanges,
  tellAsked,
  type AskedHear,
  type By,
  type Facts,
} from './change-parts.ts';
import type { RideChange, Statement } from './ride-change.ts';
import { columnName, rideSql, type RideSql } from '../reads/ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

type SqlType =
  | 'bigint'
  | 'boolean'
  | 'float8'
  | 'int'
  | 'json'
  | 'jsonb'
  | 'ride_status'
  | 'text'
  | 'timestamptz'
  | 'uuid';

export type Given<Input> = Readonly<Record<keyof Input, string>>;

export type NewValues = Partial<RideSql>;

/** Before the change. */
const WAS = rideSql('(changed.was)');
const RIDE = rideSql('r');

interface Consequences {
  /** Null for the system. */
  by: By | null;
  kept?: Facts;
  offers?: readonly string[];
  others?: readonly string[];
  /** Other facts for everyone who is told of the ride. */
  facts?: Facts;
  asked?: AskedHear;
  /** A query for other messages, appended with `union all`. */
  more?: string;
}

export interface Draft<Input> {
  name: string;
  event: RideEventType;
  input: Record<keyof Input, SqlType>;
  /** Keys besides the ride that no other running change may share. */
  keysOf?: (input: Input) => string[];
  /** A change alone gets a leaner statement, which reads no table but rides. */
  isFrequent?: true;
  update: (rows: { given: Given<Input>; ride: RideSql }) => {
    /** Other tables needed to change the ride: `join … on …`. */
    join?: string;
    guards: readonly string[];
    set: NewValues;
  };
  effects: (rows: { given: Given<Input>; ride: RideSql; was: RideSql }) => Consequences;
}

interface DraftFrom<Input> extends Draft<Input> {
  from: readonly RideStatus[];
}

/**
 * Declares a change of existing rides: row, event, offers and notifications in one statement. A deleted ride never
 * changes.
 */
export function declareChange<Input extends { rideId: string }>(draft: DraftFrom<Input>): RideChange<Input> {
  const { keysOf = () => [], isFrequent } = draft;
  return {
    keysOf: (input) => [input.rideId, ...keysOf(input)],
    together: writeTogether(draft),
    ...(isFrequent && { alone: writeAlone(draft) }),
  };
}

/**
 * For any number of them. The ids come a second time as an array, so that the planner expects few and uses the index.
 * Rides are taken in the order of their ids, so processes hardly ever wait in a circle; if they do, each change is made
 * again alone.
 */
function writeTogether<Input extends { rideId: string }>(draft: DraftFrom<Input>): Statement<Input[]> {
  const fields = Object.entries(draft.input) as [keyof Input & string, SqlType][];
  const columns = [['n', 'int'], ...fields].map(([name, type]) => `"${name}" ${type}`);
  const given = Object.fromEntries(fields.map(([name]) => [name, `w."${name}"`])) as Given<Input>;
  const kept = Object.fromEntries(fields.map(([name]) => [name, `changed."given ${name}"`])) as Given<Input>;
  const { join = '', guards, set } = draft.update({ given, ride: RIDE });
  return {
    name: draft.name,
    text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(${columns.join(', ')})
  order by "rideId"
), changed as (
  ${writeUpdate(set)}
  from wanted w ${join}
  where r.id = w."rideId" and r.id = any ($2::uuid[]) and ${writeGuards(draft, guards)}
  returning new.*, old as was, w.n, ${fields.map(([name]) => `w."${name}" as "given ${name}"`).join(', ')}
), ${writeConsequences(draft, kept, true)}`,
    values: (items) => [
      JSON.stringify(items.map((item, n) => ({ ...item, n }))),
      items.map(({ rideId }) => rideId),
    ],
  };
}

/** Starting the general plan takes longer than the change. All asked drivers are named next to the ride. */
function writeAlone<Input extends { rideId: string }>(draft: DraftFrom<Input>): Statement<Input> {
  const fields = Object.entries(draft.input) as [keyof Input & string, SqlType][];
  const given = Object.fromEntries(
    fields.map(([name, type], i) => [name, `$${i + 1}::${type}`]),
  ) as Given<Input>;
  const { guards, set } = draft.update({ given, ride: RIDE });
  return {
    name: `${draft.name}_alone`,
    text: `
with changed as (
  ${writeUpdate(set)}
  where r.id = ${given.rideId} and ${writeGuards(draft, guards)}
  returning new.*, old as was, 0 as n
), ${writeConsequences(draft, given, false)}`,
    values: (item) => fields.map(([name]) => item[name] ?? null),
  };
}

function writeUpdate(set: NewValues): string {
  const values = Object.entries(set) as [keyof RideSql, string][];
  const written = values.map(([column, value]) => `${columnName(column)} = ${value}`);
  return `update rides r set version = r.version + 1, updated_at = now(), ${written.join(', ')}`;
}

const writeGuards = ({ from }: { from: readonly RideStatus[] }, guards: readonly string[]): string =>
  [`${RIDE.status} in ${sqlList(from)}`, `${RIDE.deletedAt} is null`, ...guards].join('\n    and ');

function writeConsequences<Input>(draft: Draft<Input>, given: Given<Input>, isApart: boolean): string {
  const { event } = draft;
  const effects = draft.effects({ given, ride: CHANGED, was: WAS });
  const { by, kept = {}, offers = [], others = [], facts = {}, asked, more } = effects;
  const told = asked && isApart ? tellAsked(asked) : undefined;
  return [
    logChanges({ event, fromStatus: WAS.status, by, kept: keptFacts(kept) }),
    ...offers,
    ...others,
    ...(told ? [told.cte] : []),
    describeChanges({
      event,
      facts: { ...facts, ...(told ? told.facts : asked && ALL_ASKED) },
      more: [told?.more, more].filter((rows) => rows !== undefined),
    }),
  ].join(', ');
}
