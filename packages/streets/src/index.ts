export { buildStreetGraph, NoRoadsError } from './build-street-graph.ts';
export { findDrivingSide } from './find-driving-side.ts';
export { guessKmh, guessSeconds, hourOfWeek, HOURS_OF_WEEK } from './guess-speeds.ts';
export { writeLine, writeWay } from './write-way.ts';
export type { CityPlace } from './city-place.ts';
export { collectPlaces } from './collect-places.ts';
export {
  decodeGraph,
  encodeGraph,
  GraphFormatError,
  openSharedGraph,
  shareGraph,
  type SharedGraph,
} from './encode-graph.ts';
export { decodeLine, encodeLine, endsOfLine } from './encode-line.ts';
export { createRouter, type Route, type Router } from './find-route.ts';
export {
  addSeen,
  emptySpeedSums,
  learnSeconds,
  seeDrive,
  type SeenArc,
  type SpeedSums,
} from './learn-speeds.ts';
export { createTraceMatcher, type TraceMatcher } from './match-trace.ts';
export type { OsmExtract, OsmMember, OsmNode, OsmRelation, OsmWay, Tags } from './osm-extract.ts';
export { OsmFileError } from './osm-file-error.ts';
export { endBeside, startHeading } from './prefer-direction.ts';
export { reachTimes, type Reach, type ReachFrom } from './reach-times.ts';
export { MAX_OSM_BYTES, readOsm, tooLarge, type OsmFile } from './read-osm.ts';
export { buildSnapIndex, createSnapper, type Snap, type Snapper } from './snap.ts';
export { ROAD_CLASSES, STREET_FLAGS, type RoadClass, type StreetGraph } from './street-graph.ts';
export { traceRoute, type RouteTrace } from './trace-route.ts';
export type { Fix } from './split-trace.ts';
export type { DrivenArc } from './time-arcs.ts';
export { statesWithFreeTurns } from './turn-states.ts';
