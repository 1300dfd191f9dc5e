/** The pages that show the whole ride. */
const HOMES = new Set(['/dashboard/rider', '/dashboard/rider/book-ride']);

export const isRiderHome = (pathname: string): boolean => HOMES.has(pathname.replace(/\/$/, ''));
