import type { Area, DrivingSide } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';

/** The city whose streets are known. */
export interface City {
  id: string;
  name: string;
  title: string;
  /** Who must be named wherever its map is shown; empty for what is drawn by us. */
  attribution: string;
  version: number;
  box: Area;
  graph: StreetGraph;
  /** Found from its streets. */
  drivesOn: DrivingSide;
  /** It came along with the product; minor streets are missing in parts of it. */
  isShipped: boolean;
}
