import { z } from 'zod';
import { EXPORT_NAMES } from './choices.ts';
import { RideType } from './fare-quote.ts';
import { mistake } from './mistakes.ts';
import { DriverFilter } from './people.ts';
import { DateRange } from './date-range.ts';
import { RideStatus } from './ride-status.ts';
import { Role, UserStatus } from './roles.ts';

export const ExportName = z.enum(EXPORT_NAMES, mistake('exportName'));
export type ExportName = z.infer<typeof ExportName>;

/** The filters of each table, besides its days. A name that is no filter of the table is refused. */
const FILTERS = {
  rides: { status: RideStatus.optional(), type: RideType.optional() },
  users: { role: Role.optional(), status: UserStatus.optional() },
  drivers: { status: DriverFilter.optional() },
  earnings: { type: RideType.optional() },
  bonuses: {},
};

const inputOf = <Name extends ExportName>(name: Name) =>
  z.strictObject(
    { name: z.literal(name), ...DateRange.shape, ...FILTERS[name] },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? mistake('noSuchFilter', { filter: issue.keys?.[0] ?? '' })
          : undefined,
    },
  );

/**
 * The table to export. Days are days in the city, both included; without a first day the export starts at the beginning,
 * without a last day it runs until now. Rides are selected by request time, earnings by completion time, bonuses by
 * when they were reached, people by the day they joined.
 */
export const ExportInput = z
  .discriminatedUnion(
    'name',
    [inputOf('rides'), inputOf('users'), inputOf('drivers'), inputOf('earnings'), inputOf('bonuses')],
    mistake('exportName'),
  )
  .refine(({ from, to }) => !from || !to || from <= to, { message: mistake('dayOrder'), path: ['from'] });
export type ExportInput = z.infer<typeof ExportInput>;

/** How many rows a preview counts before it says “more than”. */
export const MAX_COUNTED_ROWS = 100_000;

/** The first rows of a table, as the file has them. */
export interface ExportPreview {
  columns: string[];
  /** At most 10, newest first. */
  rows: string[][];
  /** All rows, counted up to MAX_COUNTED_ROWS. */
  rowCount: number;
  /** There are more rows than were counted. */
  isCapped: boolean;
}
