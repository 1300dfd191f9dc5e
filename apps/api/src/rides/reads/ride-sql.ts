import type { RideTime } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { getTableColumns } from 'drizzle-orm';
import { toCamelCase, toSnakeCase } from 'drizzle-orm/casing';

type RideColumn = keyof ReturnType<typeof getTableColumns<typeof schema.rides>>;

/** SQL for each column of a ride, by its name in the schema. */
export type RideSql = Readonly<Record<RideColumn, string>>;

const COLUMNS = Object.keys(getTableColumns(schema.rides)) as RideColumn[];

export const columnName = (column: RideColumn): string => toSnakeCase(column);

/** The column with the time of a status or moment. */
export const timeColumn = (time: RideTime): RideColumn =>
  time === 'scheduled' ? 'scheduledFor' : (`${toCamelCase(time)}At` as RideColumn);

/** @param row the statement's name for the ride, or for a row with all of a ride's columns */
export const rideSql = (row: string): RideSql =>
  Object.fromEntries(COLUMNS.map((column) => [column, `${row}.${columnName(column)}`])) as Record<
    RideColumn,
    string
  >;

export const sqlText = (text: string): string => `'${text}'`;
