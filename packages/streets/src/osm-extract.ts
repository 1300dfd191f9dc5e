import type { LatLng } from '@ridewire/contracts';

/** The tags of an OpenStreetMap element: `highway=primary`, `name:bn=…`. */
export type Tags = Readonly<Record<string, string>>;

/** A point with a meaning of its own: a place, a shop, a gate. */
export interface OsmNode extends LatLng {
  id: number;
  tags: Tags;
}

/** A line, or an area if its first node is also its last. */
export interface OsmWay {
  id: number;
  /** Ids of its points, in its own direction. Points beyond the extract's edge are unknown. */
  nodes: readonly number[];
  tags: Tags;
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  ref: number;
  role: string;
}

/** Several elements that belong together: an area with holes, a turn restriction. */
export interface OsmRelation {
  id: number;
  tags: Tags;
  members: readonly OsmMember[];
}

/** A piece of OpenStreetMap, from a file or drawn by hand: everything a city is made of. */
export interface OsmExtract {
  /** A node's position; undefined beyond the extract's edge. */
  positionOf: (nodeId: number) => LatLng | undefined;
  /** Nodes with a name or another meaning of their own. */
  nodes: readonly OsmNode[];
  ways: readonly OsmWay[];
  relations: readonly OsmRelation[];
}
