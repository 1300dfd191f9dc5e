/** What a city that is drawn by us was made from, as it's stored. */
export const OUTLINE_SOURCE = 'outline';
