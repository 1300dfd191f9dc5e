/** One address may be a whole mobile network that reconnects. */
const MAX_PER_ADDRESS = 100;
const MAX = 1_000;
/** From this many sockets on, each gets less time. */
const CROWDED_FROM = MAX / 2;

/**
 * Sockets that are open and not authenticated yet. A full room still lets new ones in: the longest waiting one of the
 * address with the most has to go.
 */
export class WaitingRoom {
  /** The functions that close each of them, longest waiting first. */
  readonly #ofAddress = new Map<string, Set<() => void>>();
  #count = 0;

  /**
   * @param sendAway called when another socket needs the place
   * @returns the function that leaves; undefined when this address has all its places
   */
  enter(address: string, sendAway: () => void): (() => void) | undefined {
    if ((this.#ofAddress.get(address)?.size ?? 0) >= MAX_PER_ADDRESS) return undefined;
    if (this.#count >= MAX) this.#makeRoom();
    let waiting = this.#ofAddress.get(address);
    if (!waiting) this.#ofAddress.set(address, (waiting = new Set()));
    // A new function for each, even if two are closed the same way.
    const away = () => sendAway();
    waiting.add(away);
    this.#count += 1;
    return () => this.#leave(address, away);
  }

  get isCrowded(): boolean {
    return this.#count >= CROWDED_FROM;
  }

  #leave(address: string, away: () => void): void {
    const waiting = this.#ofAddress.get(address);
    if (!waiting?.delete(away)) return;
    this.#count -= 1;
    if (waiting.size === 0) this.#ofAddress.delete(address);
  }

  #makeRoom(): void {
    let most: [address: string, waiting: Set<() => void>] | undefined;
    for (const each of this.#ofAddress) if (!most || each[1].size > most[1].size) most = each;
    const [address, waiting] = most ?? [];
    const longest = waiting?.values().next().value;
    if (address === undefined || !longest) return;
    this.#leave(address, longest);
    longest();
  }
}
