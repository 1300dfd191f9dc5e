import type { DriverFilter } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';

const { driverDocuments, drivers, users } = schema;

/** Which drivers a filter means. The values stand in the SQL itself, as in the indexes of such rows alone. */
const CONDITIONS: Record<DriverFilter, SQL> = {
  approved: sql`${drivers.approved}`,
  suspended: sql`${drivers.suspended}`,
  available: sql`${drivers.available}`,
  // Few are unverified, and an index holds only those.
  waiting: sql`not ${drivers.approved} and not exists (
    select from ${users} where ${users.id} = ${drivers.id} and ${users.emailVerifiedAt} is null)`,
  documents: sql`exists (
    select from ${driverDocuments} where ${driverDocuments.driverId} = ${drivers.id} and ${driverDocuments.state} = 'waiting')`,
  // As the index of those alone has it.
  vehicle: sql`${drivers.approved} and (${drivers.vehicleKind}, ${drivers.vehicleRank}, ${drivers.vehicleSeats})
    <> (${drivers.confirmedKind}, ${drivers.confirmedRank}, ${drivers.confirmedSeats})`,
};

export const driverCondition = (filter: DriverFilter): SQL => CONDITIONS[filter];
