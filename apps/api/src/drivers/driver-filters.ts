import type { DriverFilter } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';

const { driverDocuments, drivers, users } = schema;

/** The drivers a filter means. The values are written into the SQL, as in the partial indexes of such rows. */
const CONDITIONS: Record<DriverFilter, SQL> = {
  approved: sql`${drivers.approved}`,
  suspended: sql`${drivers.suspended}`,
  available: sql`${drivers.available}`,
  // Few are unverified, and a partial index has only those.
  waiting: sql`not ${drivers.approved} and not exists (
    select from ${users} where ${users.id} = ${drivers.id} and ${users.emailVerifiedAt} is null)`,
  documents: sql`exists (
    select from ${driverDocuments} where ${driverDocuments.driverId} = ${drivers.id} and ${driverDocuments.state} = 'waiting')`,
  // As in their partial index.
  vehicle: sql`${drivers.approved} and (${drivers.vehicleKind}, ${drivers.vehicleRank}, ${drivers.vehicleSeats})
    <> (${drivers.confirmedKind}, ${drivers.confirmedRank}, ${drivers.confirmedSeats})`,
};

export const driverCondition = (filter: DriverFilter): SQL => CONDITIONS[filter];
