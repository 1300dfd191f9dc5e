import type { Area } from './area.ts';

/** On which side of the road a city drives. */
export type DrivingSide = 'left' | 'right';

/** The city whose drawn map is shown. */
export interface CityGround {
  /** A new number with each import; the addresses of the tiles begin with it. */
  version: number;
  box: Area;
  /** The credit that every map must show; empty if none is needed. */
  attribution: string;
  drivesOn: DrivingSide;
}
