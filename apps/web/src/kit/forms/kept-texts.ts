const PREFIX = 'ridewire-text:';

/** What the tab's storage has no room for; it stays as long as the page. */
const unstored = new Map<string, string>();
const followers = new Set<() => void>();

/** What was typed under this key in this tab and not sent; blank for nothing. */
export function readText(key: string): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps it until the session ends: `endSession` clears the tab's storage.
 * @param text blank to forget it
 */
export function keepText(key: string, text: string): void {
  unstored.delete(key);
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const follow of followers) follow();
}

export function followTexts(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
