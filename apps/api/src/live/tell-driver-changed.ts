import type { DriverPresence } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sql } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { DriverChanged } from './events.ts';
import { tell } from './tell.ts';

const { drivers, users } = schema;
type Driver = typeof drivers.$inferSelect;

export const presenceColumns = {
  available: drivers.available,
  silentSince: drivers.silentSince,
  pausedSince: drivers.pausedSince,
  coolingUntil: drivers.coolingUntil,
  coolingWhy: drivers.coolingWhy,
  breakSince: drivers.breakSince,
  breakUntil: drivers.breakUntil,
  putOfflineAt: drivers.putOfflineAt,
  putOfflineWhy: drivers.putOfflineWhy,
};
export type PresenceRow = Pick<Driver, keyof typeof presenceColumns>;

/**
 * A driver's break; null while an unavailable one has none. Absent doesn't mean none: the last release doesn't know of
 * breaks.
 */
export const onBreak = (
  row: Pick<PresenceRow, 'available' | 'breakSince' | 'breakUntil'>,
): Pick<DriverPresence, 'onBreak'> =>
  row.available
    ? {}
    : {
        onBreak: row.breakSince && {
          since: row.breakSince.getTime(),
          until: row.breakUntil?.getTime() ?? null,
        },
      };

/** Sets the columns of a driver who isn't on a break. */
export const noBreak = { breakSince: null, breakUntil: null, breakTold: false };

/** Whether a driver can be reached. Some columns mean something only while the driver is available, or only while not. */
export const presenceOf = (row: PresenceRow): DriverPresence => ({
  silentSince: row.available ? (row.silentSince?.getTime() ?? null) : null,
  pausedSince: row.available ? (row.pausedSince?.getTime() ?? null) : null,
  cooling:
    row.available && row.coolingUntil && row.coolingWhy
      ? { until: row.coolingUntil.getTime(), why: row.coolingWhy }
      : null,
  ...onBreak(row),
  putOffline:
    !row.available && row.putOfflineAt && row.putOfflineWhy
      ? { at: row.putOfflineAt.getTime(), why: row.putOfflineWhy }
      : null,
});

export const homewardColumns = {
  homeLat: drivers.homeLat,
  homeLng: drivers.homeLng,
  homewardUntil: drivers.homewardUntil,
};

/** The only rides an available driver wants; null for all. */
export const homewardOf = (
  row: Pick<Driver, keyof typeof homewardColumns>,
): DriverChanged['driver']['homeward'] =>
  row.homeLat !== null && row.homeLng !== null && row.homewardUntil
    ? { lat: row.homeLat, lng: row.homeLng, until: row.homewardUntil.getTime() }
    : null;

export const servingColumns = {
  confirmedKind: drivers.confirmedKind,
  confirmedRank: drivers.confirmedRank,
  confirmedSeats: drivers.confirmedSeats,
  declinedTypes: drivers.declinedTypes,
};

/** Which ride types a driver may be asked for. */
export const servingOf = (row: Pick<Driver, keyof typeof servingColumns>) => ({
  vehicle: { kind: row.confirmedKind, classRank: row.confirmedRank, seats: row.confirmedSeats },
  declinedTypes: row.declinedTypes,
});

/** Returned by updates, for tellDriverChanged. */
export const changedDriverColumns = {
  id: drivers.id,
  name: sql<string>`(select person.name from ${users} person where person.id = ${drivers}.id)`,
  version: drivers.version,
  approved: drivers.approved,
  suspended: drivers.suspended,
  suspendReason: drivers.suspendReason,
  ...presenceColumns,
  ...homewardColumns,
  ...servingColumns,
  autoAccept: drivers.autoAccept,
};
export type ChangedDriver = Pick<Driver, Exclude<keyof typeof changedDriverColumns, 'name'>> & {
  name: string;
};

export const driverChangedEvent = (row: ChangedDriver): DriverChanged => ({
  event: 'driver.changed',
  driver: {
    id: row.id,
    name: row.name,
    version: row.version,
    available: row.available,
    approved: row.approved,
    suspended: row.suspended,
    suspendReason: row.suspendReason,
    presence: presenceOf(row),
    autoAccept: row.autoAccept,
    homeward: homewardOf(row),
    ...servingOf(row),
  },
});

export const tellDriverChanged = (tx: Tx, changed: readonly ChangedDriver[]): Promise<void> =>
  tell(tx, ...changed.map(driverChangedEvent));
