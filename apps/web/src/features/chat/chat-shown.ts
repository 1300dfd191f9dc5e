/** The rides whose chat is open on this page, by how many sheets show it. */
const shown = new Map<string, number>();

/** Notes an open chat. Returns what takes that back. */
export function noteChatShown(rideId: string): () => void {
  shown.set(rideId, (shown.get(rideId) ?? 0) + 1);
  return () => shown.set(rideId, (shown.get(rideId) ?? 1) - 1);
}

/** Whether the person looks at a ride's chat: what is written there needs no other word. */
export const isChatShown = (rideId: string): boolean =>
  (shown.get(rideId) ?? 0) > 0 && document.visibilityState === 'visible';
