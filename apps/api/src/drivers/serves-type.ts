import { sql, type SQLWrapper } from 'drizzle-orm';

// The rule vehicleServes in SQL; only the confirmed vehicle counts.

const fits = (d: string) =>
  `t.vehicle_kind = ${d}.confirmed_kind and t.least_class <= ${d}.confirmed_rank and t.seats <= ${d}.confirmed_seats`;

/** SQL: whether the vehicle of `d`, a row of drivers, serves a ride type. */
export const servesType = (d: string, type: string): string =>
  `exists (select from ride_types t where t.id = ${type} and ${fits(d)})`;

/** SQL: the same of a driver by id. */
export const canServe = (driverId: string, type: string): string =>
  `exists (select from drivers v join ride_types t on ${fits('v')} where v.id = ${driverId} and t.id = ${type})`;

/** The same for a builder's statement. */
export const isServedBy = (type: SQLWrapper, driverId: SQLWrapper | string) =>
  sql<boolean>`exists (select from drivers v join ride_types t on ${sql.raw(fits('v'))} where v.id = ${driverId} and t.id = ${type})`;

/** And the driver takes rides of that type. */
export const isTakenBy = (type: SQLWrapper, driverId: SQLWrapper | string) =>
  sql<boolean>`exists (select from drivers v join ride_types t on ${sql.raw(fits('v'))}
    where v.id = ${driverId} and t.id = ${type} and t.id <> all (v.declined_types))`;

/** The ids of all types that `d`, a row of drivers, serves and takes. */
export const typesTakenBy = (d: string) =>
  sql.raw(`array(select t.id from ride_types t where ${fits(d)} and t.id <> all (${d}.declined_types))`);
