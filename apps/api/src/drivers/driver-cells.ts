import type { LatLng } from '@ridewire/contracts';
import { cellToParent, gridRing, latLngToCell } from 'h3-js';

/** H3 cells of about 0.1 km² (edge 200 m): ten nearest of 100,000 drivers take microseconds. */
const RESOLUTION = 9;
/** Distance between the centers of neighboring cells at that resolution, in meters; rings grow by it at least. */
const RING_METERS = 300;

export const cellOf = ({ lat, lng }: LatLng): string => latLngToCell(lat, lng, RESOLUTION);

/** Drivers by the cell in which they wait. */
export class DriverCells {
  #driversByCell = new Map<string, Set<string>>();

  clear(): void {
    this.#driversByCell.clear();
  }

  enter(cell: string, driverId: string): void {
    let drivers = this.#driversByCell.get(cell);
    if (!drivers) this.#driversByCell.set(cell, (drivers = new Set()));
    drivers.add(driverId);
  }

  leave(cell: string, driverId: string): void {
    const drivers = this.#driversByCell.get(cell);
    drivers?.delete(driverId);
    if (drivers?.size === 0) this.#driversByCell.delete(cell);
  }

  /** How many drivers wait in each cell of a coarser resolution. */
  count(resolution: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [cell, drivers] of this.#driversByCell) {
      const coarse = cellToParent(cell, resolution);
      counts.set(coarse, (counts.get(coarse) ?? 0) + drivers.size);
    }
    return counts;
  }

  /**
   * Drivers around a place, ring after ring. A ring is no circle: a driver two rings further out may be nearer than one in
   * this ring's corner.
   */
  *around(place: LatLng, radiusMeters: number): Iterable<string[]> {
    const lastRing = Math.ceil(radiusMeters / RING_METERS);
    // Every driver is looked at once at most: with few of them the rings would be the longer way.
    if (this.#driversByCell.size < lastRing) {
      yield this.#driversIn(this.#driversByCell.keys());
      return;
    }
    const center = cellOf(place);
    for (let ring = 0; ring <= lastRing; ring++) yield this.#driversIn(gridRing(center, ring));
  }

  #driversIn(cells: Iterable<string>): string[] {
    const drivers: string[] = [];
    for (const cell of cells)
      for (const driverId of this.#driversByCell.get(cell) ?? []) drivers.push(driverId);
    return drivers;
  }
}
