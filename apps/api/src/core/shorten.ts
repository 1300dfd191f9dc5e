/** How many letters of a longer text a notification shows. */
const TOLD_LETTERS = 160;

/** A text as one line, cut where a notification would be too long. */
export function shorten(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '));
  return `${letters.slice(0, TOLD_LETTERS).join('')}${letters.length > TOLD_LETTERS ? '…' : ''}`;
}
