/** SQL for a time as whole milliseconds since 1970. */
export const millis = (column: string): string => `floor(extract(epoch from ${column}) * 1000)`;
