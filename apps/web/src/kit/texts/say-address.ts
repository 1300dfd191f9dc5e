import { getSpoken } from './spoken.ts';

/**
 * Where a ride begins or ends, or what a place or area is called. Addresses are kept in English, so that a place has one name
 * for drivers, the desk and exports; places we know are said in the language spoken.
 */
export const sayAddress = (address: string): string => getSpoken().sayPlace?.(address) ?? address;
