import { latinDigits } from '@ridewire/contracts/fold-name';

export { latinDigits };

const LETTER = /[\u0980-\u09e5\u09f0-\u09fe]/;

/** What is searched for: figures as they are stored; words of Bangla are stored as they were typed, digits and all. */
export const searchDigits = (text: string): string => (LETTER.test(text) ? text : latinDigits(text));
