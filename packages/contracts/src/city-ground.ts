import type { Area } from './area.ts';

/** The city whose drawn map is shown. */
export interface CityGround {
  /** Another one with each import: its tiles' addresses begin with it. */
  version: number;
  box: Area;
  /** Who must be named wherever the map is shown; empty for nobody. */
  attribution: string;
}
