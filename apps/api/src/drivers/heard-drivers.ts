/** When each driver was last heard of by this process, until it is saved: one entry a driver, however often they call. */
export class HeardDrivers {
  #unsaved = new Map<string, number>();

  /** Heard of this moment, by a clock that nobody sets. */
  add(driverId: string): void {
    this.#unsaved.set(driverId, performance.now());
  }

  /** Who was heard of since the last call, and how long ago, in milliseconds. */
  takeUnsaved(): { driverId: string; agoMs: number }[] {
    const now = performance.now();
    const heard = [...this.#unsaved].map(([driverId, at]) => ({ driverId, agoMs: now - at }));
    this.#unsaved.clear();
    return heard;
  }
}
