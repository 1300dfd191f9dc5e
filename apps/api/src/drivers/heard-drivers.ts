/** When each driver was last heard of by this process, until it is saved: one entry a driver, however often they call. */
export class HeardDrivers {
  #unsaved = new Map<string, number>();

  /** @param at milliseconds since 1970 */
  add(driverId: string, at: number): void {
    this.#unsaved.set(driverId, at);
  }

  /** Who was heard of since the last call. */
  takeUnsaved(): { driverId: string; heardAt: number }[] {
    const heard = [...this.#unsaved].map(([driverId, heardAt]) => ({ driverId, heardAt }));
    this.#unsaved.clear();
    return heard;
  }
}
