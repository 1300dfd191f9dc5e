import type { Area } from './area.ts';

/** On which side of the road a city drives. */
export type DrivingSide = 'left' | 'right';

/** The city whose drawn map is shown. */
export interface CityGround {
  /** Another one with each import: its tiles' addresses begin with it. */
  version: number;
  box: Area;
  /** Who must be named wherever the map is shown; empty for nobody. */
  attribution: string;
  drivesOn: DrivingSide;
}
