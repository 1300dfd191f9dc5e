import type { LatLng } from '@ridewire/contracts';

/** What is written on a thing of OpenStreetMap: `highway=primary`, `name:bn=…`. */
export type Tags = Readonly<Record<string, string>>;

/** A point that means something by itself: a place, a shop, a gate. */
export interface OsmNode extends LatLng {
  id: number;
  tags: Tags;
}

/** A line or, where its first node is its last, an area. */
export interface OsmWay {
  id: number;
  /** Ids of the points it leads through, in its own direction; of those beyond the extract's edge nothing is known. */
  nodes: readonly number[];
  tags: Tags;
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  ref: number;
  role: string;
}

/** Several things that are one: an area with holes, a turn that may not be taken. */
export interface OsmRelation {
  id: number;
  tags: Tags;
  members: readonly OsmMember[];
}

/** One piece of OpenStreetMap, from a file or drawn by hand: all that a city is made of. */
export interface OsmExtract {
  /** Where a node lies; undefined beyond the extract's edge. */
  positionOf: (nodeId: number) => LatLng | undefined;
  /** Nodes with a name or another meaning of their own. */
  nodes: readonly OsmNode[];
  ways: readonly OsmWay[];
  relations: readonly OsmRelation[];
}
