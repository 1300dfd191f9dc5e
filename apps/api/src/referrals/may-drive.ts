import { sql } from 'drizzle-orm';

/** Whether an approved driver `d`, who is the user `u`, is neither suspended nor blocked nor gone. */
export const MAY_DRIVE = sql.raw(
  `(d.approved and not d.suspended and d.deleted_at is null and u.status = 'active')`,
);
