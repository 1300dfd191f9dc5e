import type { Area, DrivingSide } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';

/** The city in use, with its streets. */
export interface City {
  id: string;
  name: string;
  title: string;
  /** The credit to show with its map; empty for a map drawn by us. */
  attribution: string;
  version: number;
  box: Area;
  graph: StreetGraph;
  /** Derived from its streets. */
  drivesOn: DrivingSide;
  /** The city included with the product; minor streets are missing in parts of it. */
  isShipped: boolean;
}
