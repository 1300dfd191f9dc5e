import type { Stop } from '@ridewire/contracts';

/** How many places are remembered, latest first. */
const KEPT = 5;

const keyOf = (userId: string) => `ridewire-recent-places:${userId}`;

export const isStop = (value: unknown): value is Stop => {
  const { address, lat, lng } = (value ?? {}) as Partial<Record<keyof Stop, unknown>>;
  return (
    typeof address === 'string' &&
    address.trim() !== '' &&
    typeof lat === 'number' &&
    Math.abs(lat) <= 90 &&
    typeof lng === 'number' &&
    Math.abs(lng) <= 180
  );
};

/** The stored places; anything else is dropped, since anyone may have written there. */
export function parseRecent(text: string | null): Stop[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStop).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The list with these places at the front, each once. */
export function withRecent(recent: readonly Stop[], used: readonly Stop[]): Stop[] {
  const all = [...used, ...recent].map(({ address, lat, lng }) => ({ address, lat, lng }));
  return all
    .filter((stop, i) => all.findIndex(({ address }) => address === stop.address) === i)
    .slice(0, KEPT);
}

/** The places this person used last, kept on this device. */
export function readRecent(userId: string): Stop[] {
  try {
    return parseRecent(localStorage.getItem(keyOf(userId)));
  } catch {
    // Storage may be forbidden; then nothing is remembered.
    return [];
  }
}

export function rememberPlaces(userId: string, used: readonly Stop[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(withRecent(readRecent(userId), used)));
  } catch {
    // As above.
  }
}
