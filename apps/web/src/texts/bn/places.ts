import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import { figures } from './digits.ts';
import { rider } from './rider.ts';

const nameOf = (name: string): string | null =>
  Object.hasOwn(BANGLA_NAMES, name) ? (BANGLA_NAMES[name] ?? null) : null;

/** A place we know, and the area it lies in; what else people call places stays as they wrote it. */
export function sayPlace(address: string): string {
  const [, near] = /^Near (.+)$/.exec(address) ?? [];
  if (near !== undefined) return rider.near(sayPlace(near));
  const [, pin] = /^Pin at (.+)$/.exec(address) ?? [];
  if (pin !== undefined) return rider.pin(figures(pin));
  const end = address.lastIndexOf(', ');
  const [name, area] = [nameOf(address.slice(0, end)), nameOf(address.slice(end + 2))];
  return name !== null && area !== null ? `${name}, ${area}` : (nameOf(address) ?? address);
}
