/** The stored source of the included city, and of its predecessors in older versions. */
export const SHIPPED_SOURCE = 'shipped';
const OUTLINE_SOURCE = 'outline';

export const isShipped = (source: string): boolean => source === SHIPPED_SOURCE || source === OUTLINE_SOURCE;
