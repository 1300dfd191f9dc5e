import { englishTexts, englishWords, type FormatOptions, type UiTexts } from '@ridewire/ui';

/** The words of packages/ui, and how numbers are written. */
export const pieces: UiTexts = englishTexts;
export const format: FormatOptions = { locale: 'en-US', words: englishWords, currency: 'USD' };
