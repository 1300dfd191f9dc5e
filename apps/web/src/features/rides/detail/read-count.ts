import { latinDigits } from '../../../kit/language/latin-digits.ts';

/** The whole number from 1 to the most; 0 for anything else. */
export function readCount(typed: string, most: number): number {
  const digits = latinDigits(typed).trim();
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return count <= most ? count : 0;
}
