/** What the city that comes along was made from, as it's stored; and what stood in its place in older versions. */
export const SHIPPED_SOURCE = 'shipped';
const OUTLINE_SOURCE = 'outline';

export const isShipped = (source: string): boolean => source === SHIPPED_SOURCE || source === OUTLINE_SOURCE;
