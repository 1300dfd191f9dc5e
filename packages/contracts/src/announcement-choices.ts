/* For browsers too: no schemas here, for the same reason as in choices.ts. */

/** The longest announcement, in characters: it is read at the wheel. */
export const LONGEST_ANNOUNCEMENT = 500;
/** Drivers who haven't read an announcement are shown it for so many days. */
export const ANNOUNCEMENT_DAYS = 7;
/** The drivers an announcement is for: drivers online near a place, all online, all who may drive, or one. */
export const ANNOUNCEMENT_AUDIENCES = ['area', 'online', 'everyone', 'driver'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];
/** How far from its place an announcement to an area reaches, in kilometers. */
export const ANNOUNCEMENT_KILOMETERS = [1, 2, 5, 10] as const;
