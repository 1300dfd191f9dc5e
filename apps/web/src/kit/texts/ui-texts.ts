import { defineTexts } from './define-texts.ts';
import { format, pieces } from './en/pieces.ts';

export const [usePiecesTexts] = defineTexts('pieces', pieces);
/** How numbers and dates are written. */
export const [useFormatTexts] = defineTexts('format', format);
