import { DOCUMENT_KINDS, VEHICLE_DOCUMENT_KINDS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** Gives a driver an approved document of every kind, without files: what approval needs besides a vehicle. */
export const givePapers = async ({ pool }: Db, driverId: string): Promise<void> => {
  await pool.query(
    `insert into driver_documents (id, driver_id, kind, state, file_type, byte_count, expires_on, judged_at)
     select gen_random_uuid(), $1, kind, 'approved', 'pdf', 1, current_date + 365, now() from unnest($2::text[]) kind`,
    [driverId, DOCUMENT_KINDS],
  );
};

/** The same for one of the driver's other vehicles. */
export const giveVehiclePapers = async (
  { pool }: Db,
  driverId: string,
  vehicleId: string,
  days = 365,
): Promise<void> => {
  await pool.query(
    `insert into driver_documents (id, driver_id, vehicle_id, kind, state, file_type, byte_count, expires_on, judged_at)
     select gen_random_uuid(), $1, $2, kind, 'approved', 'pdf', 1, current_date + $4::int, now() from unnest($3::text[]) kind`,
    [driverId, vehicleId, VEHICLE_DOCUMENT_KINDS, days],
  );
};
