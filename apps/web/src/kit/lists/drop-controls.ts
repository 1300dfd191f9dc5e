// The server refuses these in every line: control characters, line separators, marks that change the text direction.
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Removes characters that can be pasted but not typed, and are in nobody's name. A tab becomes a space. */
export const dropControls = (text: string): string => text.replaceAll('\t', ' ').replaceAll(REFUSED, '');
