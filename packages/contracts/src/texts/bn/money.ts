import { figures } from './digits.ts';

/** An amount within a sentence, to the cent: $১৪.৫০. */
export const sayMoney = (cents: number): string => `$${figures((cents / 100).toFixed(2))}`;
