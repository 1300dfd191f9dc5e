/** The ride that is open beside the list, from the address. */
export const readRideSearch = (search: Record<string, unknown>): { ride?: string } =>
  typeof search['ride'] === 'string' && search['ride'] !== '' ? { ride: search['ride'] } : {};
