import { VEHICLE_DOCUMENT_KINDS, type DriverFilter } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { sql, type SQL } from 'drizzle-orm';

const { driverDocuments, drivers, users, vehicles } = schema;

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
  // Each half has its own small index or table. Of a vehicle that isn't driven, its documents come first.
  vehicle: sql`${drivers.approved} and ${drivers.id} = any (array(
    select w.id from ${drivers} w where w.approved and (w.vehicle_kind, w.vehicle_rank, w.vehicle_seats)
      <> (w.confirmed_kind, w.confirmed_rank, w.confirmed_seats)
    union all select v.driver_id from ${vehicles} v
      where (v.kind, v.rank, v.seats) is distinct from (v.confirmed_kind, v.confirmed_rank, v.confirmed_seats)
      and (select count(x.id) from ${driverDocuments} x where x.driver_id = v.driver_id
        and x.vehicle_id = v.id and x.state = 'approved') = ${sql.raw(String(VEHICLE_DOCUMENT_KINDS.length))}))`,
};

export const driverCondition = (filter: DriverFilter): SQL => CONDITIONS[filter];
