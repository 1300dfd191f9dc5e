import type { DriverPreferences } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { servingColumns, servingOf } from '../live/tell-driver-changed.ts';

const { drivers } = schema;

/** The city's present day; `timeZone` is the city's. */
export const todayIn = (timeZone: string) => sql<string>`(now() at time zone ${timeZone})::date`;

/** A driver's dispatch preferences. @throws AppError NOT_FOUND */
export async function getPreferences(db: Db, driverId: string): Promise<DriverPreferences> {
  const [row] = await db.orm
    .select({
      version: drivers.version,
      autoAccept: drivers.autoAccept,
      address: drivers.homeAddress,
      lat: drivers.homeLat,
      lng: drivers.homeLng,
      homewardUntil:
        sql<Date | null>`case when ${drivers.available} and ${drivers.homewardUntil} > now() then ${drivers.homewardUntil} end`.mapWith(
          drivers.homewardUntil,
        ),
      day: drivers.homewardDay,
      count: drivers.homewardUses,
      dayGoalCents: drivers.dayGoalCents,
      ...servingColumns,
    })
    .from(drivers)
    .where(eq(drivers.id, driverId));
  if (!row) throw new AppError('NOT_FOUND');
  const { version, autoAccept, address, lat, lng, homewardUntil, day, count, dayGoalCents } = row;
  return {
    version,
    autoAccept,
    home: address !== null && lat !== null && lng !== null ? { address, lat, lng } : null,
    homewardUntil: homewardUntil?.getTime() ?? null,
    homewardUses: { day, count },
    dayGoalCents,
    ...servingOf(row),
  };
}
