/** The newest version heard of each of the last rides, to recognize old news. */
export class NewestVersions {
  readonly #versions = new Map<string, number>();
  readonly #most: number;

  /** @param most rides that are remembered */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the version is newer than all before; it is remembered. */
  learn(rideId: string, version: number): boolean {
    if (version <= (this.#versions.get(rideId) ?? 0)) return false;
    this.#versions.delete(rideId);
    this.#versions.set(rideId, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > this.#most && oldest !== undefined) this.#versions.delete(oldest);
    return true;
  }
}
