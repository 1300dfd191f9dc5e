/** The share of requests that a second driver tries to take as well. */
const CONTESTED = 0.2;

/** Requests that wait for a driver, as their riders know them. */
export class OpenRequests {
  #rideIds: string[] = [];
  #waiting: ((rideId: string | undefined) => void)[] = [];
  #isClosed = false;

  add(rideId: string): void {
    const next = this.#waiting.shift();
    if (next) next(rideId);
    else if (!this.#rideIds.includes(rideId)) this.#rideIds.push(rideId);
  }

  /** Any of them; waits until there is one. @returns undefined once they are closed */
  async take(): Promise<string | undefined> {
    if (this.#isClosed) return undefined;
    const at = Math.floor(Math.random() * this.#rideIds.length);
    const rideId = this.#rideIds[at];
    if (rideId === undefined) return new Promise((resolve) => this.#waiting.push(resolve));
    if (Math.random() >= CONTESTED) this.#rideIds.splice(at, 1);
    return rideId;
  }

  clear(): void {
    this.#rideIds = [];
  }

  close(): void {
    this.#isClosed = true;
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
  }
}
