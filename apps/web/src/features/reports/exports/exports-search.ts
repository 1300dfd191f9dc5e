import {
  DRIVER_FILTERS,
  EXPORT_NAMES,
  RIDE_STATUSES,
  ROLES,
  USER_STATUSES,
  type DriverFilter,
  type ExportName,
  type RideStatus,
  type RideType,
  type Role,
  type UserStatus,
} from '@ridewire/contracts';
import { readDay, readOneOf, readTypeId, type Given } from '../../../kit/lists/read-search.ts';
import { withOrderedDays } from '../../../kit/dates/ordered-days.ts';

/** The chosen table and its filters, kept in the address. */
export interface ExportsSearch {
  table?: ExportName | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: RideStatus | UserStatus | DriverFilter | undefined;
  role?: Role | undefined;
  type?: RideType | undefined;
}

export const readExportsSearch = ({ table, from, to, status, role, type }: Given): ExportsSearch =>
  withOrderedDays({
    table: readOneOf(EXPORT_NAMES, table),
    from: readDay(from),
    to: readDay(to),
    status: readOneOf([...RIDE_STATUSES, ...USER_STATUSES, ...DRIVER_FILTERS], status),
    role: readOneOf(ROLES, role),
    type: readTypeId(type),
  });
