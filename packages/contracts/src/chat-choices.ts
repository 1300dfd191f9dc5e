/** A message has no more characters than this. */
export const MOST_CHAT_CHARACTERS = 1_000;
/** How long after the ride both can still write, in milliseconds. */
export const CHAT_OPEN_MS = 3_600_000;

/** Messages sent by one press, by the side that can send them. Each reader has them in their own language. */
export const QUICK_REPLIES = {
  rider: ['at_pickup', 'coming', 'where_are_you', 'thanks'],
  driver: ['here', 'in_traffic', 'cant_find_you', 'thanks'],
} as const;
