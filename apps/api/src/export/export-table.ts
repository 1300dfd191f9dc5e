import type { Db } from '@ridewire/db';

/** One column of a file. */
export interface Column {
  header: string;
  /** Its value in SQL: text, a number, or for `time` a timestamptz. */
  sql: string;
  /** Text may come from anybody; a number or time is ours and no formula, whatever sign it begins with. */
  kind: 'text' | 'number' | 'time';
}

/** What is written out: rows of one table, each with what is joined to it. */
export interface ExportTable {
  /** Named `r` in all SQL here. It is read by its `id`, newest first. */
  source: 'rides' | 'users' | 'drivers';
  joins?: string;
  columns: readonly Column[];
  /** The time its days are about. */
  moment: string;
  /** Conditions upon `r` alone; they name the values as $1 and on. */
  where: readonly string[];
  values: readonly unknown[];
  /** How many rows are read at once. */
  batchSize: number;
  /**
   * When the first of the rows since `from` were made, where their ids tell when that was: then only ids of that time on
   * are read. Without it all are.
   */
  findStart?: (db: Db, from: Date) => Promise<Date>;
}

export const text = (header: string, sql: string): Column => ({ header, sql, kind: 'text' });
export const number = (header: string, sql: string): Column => ({ header, sql, kind: 'number' });
export const time = (header: string, sql: string): Column => ({ header, sql, kind: 'time' });
export const yesNo = (header: string, sql: string): Column =>
  text(header, `case when ${sql} then 'yes' else 'no' end`);
/** Cents as an amount with two decimals. */
export const money = (header: string, sql: string): Column =>
  number(`${header} (USD)`, `(${sql} / 100.0)::numeric(14, 2)`);

/** The money of the rides where `isCharged` holds; of others, which cost nobody anything, nothing stands. */
export const charged = (isCharged: string): Column[] => {
  const column = (header: string, cents: string) => money(header, `case when ${isCharged} then ${cents} end`);
  return [
    column('Fare charged', 'r.fare_cents'),
    column('Refunded', 'r.refunded_cents'),
    column('Fare after refunds', 'r.fare_cents - r.refunded_cents'),
    column('Commission after refunds', 'r.commission_cents'),
    column('Driver payout after refunds', 'r.payout_cents'),
  ];
};
/**
 * A phone number as the address by which it is called, such as tel:+880-1712-345678 (RFC 3966): no spreadsheet takes it for a
 * formula or a number, so its plus and its zeros stay. What is no phone number stays text like any other.
 */
export const phone = (header: string, sql: string): Column =>
  text(
    header,
    `case when ${sql} ~ '^[+]?[ ().-]*[0-9][0-9 ().-]*$' then 'tel:' || regexp_replace(trim(${sql}), ' +', '-', 'g') else ${sql} end`,
  );

/** Conditions and their values: what always holds, and the filters that are given. */
export function narrow(always: readonly string[], filters: Record<string, unknown>) {
  const where = [...always];
  const values: unknown[] = [];
  for (const [column, value] of Object.entries(filters))
    if (value !== undefined) where.push(`${column} = $${values.push(value)}`);
  return { where, values };
}
