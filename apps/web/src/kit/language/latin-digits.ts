import { latinDigits } from '@ridewire/contracts/fold-name';

export { latinDigits };

const LETTER = /[\u0980-\u09e5\u09f0-\u09fe]/;

/** A search term with digits as they are stored. Bangla words are stored as typed, digits included. */
export const searchDigits = (text: string): string => (LETTER.test(text) ? text : latinDigits(text));
