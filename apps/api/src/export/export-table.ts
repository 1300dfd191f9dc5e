import { GUEST_DOMAIN } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const { bonuses, drivers, rides, users } = schema;

/** One column of a file. */
export interface Column {
  header: string;
  /** Its value: text, a number, or for `time` a timestamptz. */
  value: SQLWrapper;
  /** Text may come from anyone. A number or time is ours and no formula, even if it begins with a sign. */
  kind: 'text' | 'number' | 'time';
}

/** An export: rows of one table, each with its joined values. */
export interface ExportTable {
  /** It is read by its `id`, newest first. */
  source: typeof rides | typeof users | typeof drivers | typeof bonuses;
  joins?: SQL;
  columns: readonly Column[];
  /** The time its days are about. */
  moment: PgColumn;
  /** Conditions on the source only. */
  where: readonly (SQL | undefined)[];
  /** How many rows are read at once. */
  batchSize: number;
  /**
   * Finds when the first of the rows since `from` were created, where their ids tell the time: then only ids from that
   * time on are read. Without it, all are.
   */
  findStart?: (db: Db, from: Date) => Promise<Date>;
}

export const text = (header: string, value: SQLWrapper): Column => ({ header, value, kind: 'text' });
export const number = (header: string, value: SQLWrapper): Column => ({ header, value, kind: 'number' });
export const time = (header: string, value: SQLWrapper): Column => ({ header, value, kind: 'time' });
export const yesNo = (header: string, value: SQLWrapper): Column =>
  text(header, sql`case when ${value} then 'yes' else 'no' end`);
/** Cents as an amount with two decimals. */
export const money = (header: string, cents: SQLWrapper): Column =>
  number(`${header} (USD)`, sql`(${cents} / 100.0)::numeric(14, 2)`);

/** The money of completed rides; empty for others, which cost nothing. */
export const charged = (): Column[] => {
  const column = (header: string, cents: SQLWrapper) =>
    money(header, sql`case when ${rides.status} = 'completed' then ${cents} end`);
  return [
    column('Fare charged', rides.fareCents),
    column('For waiting', rides.waitingCents),
    column('Promo discount', rides.discountCents),
    column('Refunded', rides.refundedCents),
    column('Fare after refunds', sql`${rides.fareCents} - ${rides.discountCents} - ${rides.refundedCents}`),
    column('Commission after refunds', rides.commissionCents),
    column('Driver payout after refunds', rides.payoutCents),
    number(
      'Times the usual price',
      sql`case when ${rides.status} = 'completed' then (${rides.surgeTenths} / 10.0)::numeric(3, 1) end`,
    ),
  ];
};

/** Somebody's address; empty for guests, who have none. */
export const email = (header: string, value: SQLWrapper): Column =>
  text(header, sql`case when lower(${value}) not like ${`%@${GUEST_DOMAIN}`} then ${value} end`);

/**
 * A phone number as the address by which it is called, such as tel:+880-1712-345678 (RFC 3966): no spreadsheet takes it
 * for a formula or a number, so its plus and its zeros stay. A value that is no phone number stays text like any other.
 */
export const phone = (header: string, value: SQLWrapper): Column =>
  text(
    header,
    sql`case when ${value} ~ '^[+]?[ ().-]*[0-9][0-9 ().-]*$' then 'tel:' || regexp_replace(trim(${value}), ' +', '-', 'g') else ${value} end`,
  );
