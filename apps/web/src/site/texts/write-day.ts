/**
 * 21 November 2026. By hand: the server that writes the pages and the browser that takes them over may know different
 * versions of a language's dates, and must not differ.
 * @param day as 2026-11-21
 */
export function writeDay(day: string, months: readonly string[]): string {
  const at = new Date(day);
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}
