/** Behind one address there may be a whole mobile network coming back. */
const MAX_PER_ADDRESS = 100;
const MAX = 1_000;
/** From so many on whoever is in is given less time. */
const CROWDED_FROM = MAX / 2;

/**
 * Who opened a socket and has not said yet whose it is. A full room is no closed door: the longest waiting of the address
 * that holds most has to go.
 */
export class WaitingRoom {
  /** What sends each of them away, longest waiting first. */
  readonly #ofAddress = new Map<string, Set<() => void>>();
  #count = 0;

  /**
   * @param sendAway called when somebody else needs the place
   * @returns the function that leaves; undefined when this address has all its places
   */
  enter(address: string, sendAway: () => void): (() => void) | undefined {
    if ((this.#ofAddress.get(address)?.size ?? 0) >= MAX_PER_ADDRESS) return undefined;
    if (this.#count >= MAX) this.#makeRoom();
    let waiting = this.#ofAddress.get(address);
    if (!waiting) this.#ofAddress.set(address, (waiting = new Set()));
    // One of its own for each, also where two are sent away alike.
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
