export type Politeness = 'polite' | 'assertive';
export type Announcement = { id: number; politeness: Politeness; text: string };

type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();
let lastId = 0;

/**
 * Has a screen reader say a sentence once. Assertive interrupts what is being read: for a new request, a taken
 * ride, an emergency; everything else is polite. Says nothing while no Announcer is mounted.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  lastId += 1;
  for (const listener of listeners) listener({ id: lastId, politeness, text });
}

/** Hears every announcement until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
