/** live: all well. down: the socket is lost. offline: the browser has no network at all. */
export type ConnectionState = 'live' | 'down' | 'offline';
export type BannerPhase = 'none' | 'down' | 'offline' | 'back';

/** Shorter interruptions are not shown, in ms. */
const patienceMs = 2000;
/** How long 'Back live' shows, in ms. */
const backMs = 2000;

/** The link as last seen: since when it is live or lost, and whether people were told of the loss. */
export type SeenConnection = { link: ConnectionState; sinceMs: number; told: boolean };

/** What the banner says at `nowMs`. */
export function bannerPhase({ link, sinceMs, told }: SeenConnection, nowMs: number): BannerPhase {
  const ageMs = nowMs - sinceMs;
  if (link === 'offline') return 'offline';
  if (link === 'down') return told || ageMs >= patienceMs ? 'down' : 'none';
  return told && ageMs < backMs ? 'back' : 'none';
}

/** The record after the link was seen as `link`. A loss that changes from down to offline stays the same loss. */
export function seeConnection(seen: SeenConnection, link: ConnectionState, nowMs: number): SeenConnection {
  if (link === seen.link) return seen;
  const told = seen.link !== 'live' && bannerPhase(seen, nowMs) !== 'none';
  const sameLoss = link !== 'live' && seen.link !== 'live';
  return { link, told, sinceMs: sameLoss ? seen.sinceMs : nowMs };
}

/** How long until the phase changes by time alone, ms. */
export function msUntilPhaseChanges(seen: SeenConnection, nowMs: number): number {
  const waits = (seen.link === 'down' && !seen.told) || (seen.link === 'live' && seen.told);
  const leftMs = seen.sinceMs + (seen.link === 'down' ? patienceMs : backMs) - nowMs;
  return waits && leftMs > 0 ? leftMs : Number.POSITIVE_INFINITY;
}
