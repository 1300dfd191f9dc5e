/** The lowest version 7 UUID of a moment: no id created then or later is below it. */
export function firstIdOf(at: Date | number): string {
  const hex = Math.max(0, Number(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
