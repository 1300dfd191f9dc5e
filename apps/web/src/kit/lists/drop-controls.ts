// The server refuses these in every line: control characters, separators of lines, marks that turn the direction.
const REFUSED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Without what can't be typed but can be pasted, and is in nobody's name. A tab is a space. */
export const dropControls = (text: string): string => text.replaceAll('\t', ' ').replaceAll(REFUSED, '');
