/* For browsers too: no schemas here, for the same reason as in choices.ts. */

export const LONGEST_QUEST_NAME = 60;
/** The most rides a quest can ask for, and the most cents it can pay a driver. */
export const MOST_QUEST_RIDES = 1_000;
export const MOST_QUEST_CENTS = 100_000;
/** The most days a quest can last, and how far ahead its last day can be. */
export const MOST_QUEST_DAYS = 31;
export const MOST_QUEST_DAYS_AHEAD = 92;
/** How many quests can stand at once. Each completed ride is counted for each of them. */
export const MOST_QUESTS = 20;
/** Quests that are over stay on drivers' pages for this many days. */
export const QUEST_SHOWN_DAYS = 7;
