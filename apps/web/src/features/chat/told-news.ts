import { readText, keepText } from '../../kit/forms/kept-texts.ts';

const keyOf = (rideId: string) => `chat told ${rideId}`;

/**
 * Whether a message that a person hasn't read is news in this tab, and notes that it was told. It may have come before
 * the page knew the chat: while it loaded, or with the app closed. A page that is loaded again doesn't repeat it.
 * @param newest of the unread ones
 */
export function isToldNow(rideId: string, newest: { id: string }): boolean {
  if (readText(keyOf(rideId)) === newest.id) return false;
  keepText(keyOf(rideId), newest.id);
  return true;
}
