/** Latitude and longitude in degrees, to four places: about ten metres, as fine as a hand draws. */
export type Spot = readonly [lat: number, lng: number];

/** The kinds of road the outline has, as OpenStreetMap calls them. */
export type RoadKind = 'motorway' | 'trunk' | 'primary' | 'secondary' | 'tertiary';

/**
 * One road, or a stretch of one. It leads through junctions by their names and, between them, spots that give its bends,
 * each set off by `>`: `Kakoli > 23.7950 90.4030 > Gulshan 2`. A bridge is over all that it crosses on its way.
 */
export type RoadRow = readonly [
  kind: RoadKind,
  name: string,
  bangla: string,
  through: string,
  over?: 'bridge',
];

/** One part of the city. A road may lead through junctions of other parts. */
export interface DhakaPart {
  /** Where roads meet, end or pass a known place. Every name is given once in the whole city. */
  junctions: Readonly<Record<string, Spot>>;
  roads: readonly RoadRow[];
}
