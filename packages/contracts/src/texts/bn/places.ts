import { BANGLA_NAMES } from '../../dhaka-names.ts';
import { figures } from './digits.ts';

const near = (place: string): string => `${place}-এর কাছে`;
const pin = (coordinates: string): string => `পিন ${coordinates}`;

const nameOf = (name: string): string | null =>
  Object.hasOwn(BANGLA_NAMES, name) ? (BANGLA_NAMES[name] ?? null) : null;

/** A place we know, and the area it lies in; what else people call places stays as they wrote it. */
export function sayPlace(address: string): string {
  const [, beside] = /^Near (.+)$/.exec(address) ?? [];
  if (beside !== undefined) return near(sayPlace(beside));
  const [, coordinates] = /^Pin at (.+)$/.exec(address) ?? [];
  if (coordinates !== undefined) return pin(figures(coordinates));
  const end = address.lastIndexOf(', ');
  const [name, area] = [nameOf(address.slice(0, end)), nameOf(address.slice(end + 2))];
  return name !== null && area !== null ? `${name}, ${area}` : (nameOf(address) ?? address);
}
