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

/** What each table may be narrowed to, beside its days. A name that is no filter of the table is refused. */
const FILTERS = {
  rides: { status: RideStatus.optional(), type: RideType.optional() },
  users: { role: Role.optional(), status: UserStatus.optional() },
  drivers: { status: DriverFilter.optional() },
  earnings: { type: RideType.optional() },
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
 * A table to be written out. Days of the city, both included; without a first day from the beginning, without a last
 * one until now. Rides are taken by when they were requested, earnings by when their ride was completed, people by when
 * they joined.
 */
export const ExportInput = z
  .discriminatedUnion(
    'name',
    [inputOf('rides'), inputOf('users'), inputOf('drivers'), inputOf('earnings')],
    mistake('exportName'),
  )
  .refine(({ from, to }) => !from || !to || from <= to, { message: mistake('dayOrder'), path: ['from'] });
export type ExportInput = z.infer<typeof ExportInput>;

/** How many rows a preview counts before it says 'more than'. */
export const MAX_COUNTED_ROWS = 100_000;

/** The first rows of a table as the file holds them. */
export interface ExportPreview {
  columns: string[];
  /** 10 at most, newest first. */
  rows: string[][];
  /** Rows in all, MAX_COUNTED_ROWS at most. */
  rowCount: number;
  /** There are more than were counted. */
  isCapped: boolean;
}
