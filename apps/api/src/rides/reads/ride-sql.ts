import { schema } from '@ridewire/db';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

type RideColumn = keyof ReturnType<typeof getTableColumns<typeof schema.rides>>;

/** SQL for each column of a ride, by the name that the schema gives it. */
export type RideSql = Readonly<Record<RideColumn, string>>;

const COLUMNS = Object.keys(getTableColumns(schema.rides)) as RideColumn[];

/** What the database calls a column of rides. */
export const columnName = (column: RideColumn): string => toSnakeCase(column);

/** @param row what the statement calls the ride, or a row with all of a ride's columns */
export const rideSql = (row: string): RideSql =>
  Object.fromEntries(COLUMNS.map((column) => [column, `${row}.${columnName(column)}`])) as Record<
    RideColumn,
    string
  >;

export const sqlText = (text: string): string => `'${text}'`;
