import type { DriverFilter } from '@ridewire/contracts';

/** Which drivers a filter means: a condition on the drivers row named `d`. */
const CONDITIONS: Record<DriverFilter, (d: string) => string> = {
  approved: (d) => `${d}.approved`,
  suspended: (d) => `${d}.suspended`,
  available: (d) => `${d}.available`,
  // Few are unverified, and an index holds only those.
  waiting: (d) =>
    `not ${d}.approved and not exists (select from users u where u.id = ${d}.id and u.email_verified_at is null)`,
  documents: (d) =>
    `exists (select from driver_documents x where x.driver_id = ${d}.id and x.state = 'waiting')`,
};

/** @param d the drivers row's name in the query */
export const driverConditions = (filter: DriverFilter | undefined, d: string): string[] =>
  filter ? [CONDITIONS[filter](d)] : [];
