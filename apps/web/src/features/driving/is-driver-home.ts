/** The driver's home under each of its addresses: it shows requests and rides itself. */
const HOMES = new Set(['/dashboard/driver', '/dashboard/driver/requests', '/dashboard/driver/active-rides']);

export const isDriverHome = (path: string): boolean => HOMES.has(path.replace(/(.)\/$/, '$1'));
