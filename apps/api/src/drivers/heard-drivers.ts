/** When this process last heard from each driver, until it is saved: one entry a driver, however often they call. */
export class HeardDrivers {
  #unsaved = new Map<string, number>();

  /** Marks the driver as heard at this moment, by a monotonic clock. */
  add(driverId: string): void {
    this.#unsaved.set(driverId, performance.now());
  }

  /** Drivers heard from since the last call, and how long ago, in milliseconds. */
  takeUnsaved(): { driverId: string; agoMs: number }[] {
    const now = performance.now();
    const heard = [...this.#unsaved].map(([driverId, at]) => ({ driverId, agoMs: now - at }));
    this.#unsaved.clear();
    return heard;
  }
}
