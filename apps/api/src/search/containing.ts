/** A pattern for LIKE that finds `text` anywhere, each of its characters meaning itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
