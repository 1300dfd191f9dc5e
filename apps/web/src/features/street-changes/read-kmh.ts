import { HAND_KMH } from '@ridewire/contracts/street-change';
import { latinDigits } from '../../kit/language/latin-digits.ts';

/** A typed speed, in either language's digits; undefined where it is none that can be set. */
export function readKmh(typed: string): number | undefined {
  const digits = latinDigits(typed).trim();
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const kmh = Number(digits);
  return kmh >= HAND_KMH.min && kmh <= HAND_KMH.max ? kmh : undefined;
}
