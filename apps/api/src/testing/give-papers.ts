import { DOCUMENT_KINDS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

/** Gives a driver an approved document of every kind, without files: what approval needs besides a vehicle. */
export const givePapers = async ({ pool }: Db, driverId: string): Promise<void> => {
  await pool.query(
    `insert into driver_documents (id, driver_id, kind, state, file_type, byte_count, expires_on, judged_at)
     select gen_random_uuid(), $1, kind, 'approved', 'pdf', 1, current_date + 365, now() from unnest($2::text[]) kind`,
    [driverId, DOCUMENT_KINDS],
  );
};
