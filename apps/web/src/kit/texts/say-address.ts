import type { Named } from '@ridewire/contracts';
import { getSpoken } from './spoken.ts';

/**
 * Where a ride begins or ends, or what a place or area is called. Addresses are kept in English, so that a place has one name
 * for drivers, the desk and exports; places we know are said in the language spoken.
 */
export const sayAddress = (address: string): string => getSpoken().sayPlace?.(address) ?? address;

/** A name in the language spoken: its own one there if it has one, else as addresses are said. */
export const sayName = ({ name, names }: Named): string => names[getSpoken().language] ?? sayAddress(name);
