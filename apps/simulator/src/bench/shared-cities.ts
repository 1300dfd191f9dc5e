import { findRecorded } from '@ridewire/streets/testing/recorded-data';

/** Benchmarks that read these files don't run without them. */
export const DHAKA_FILE = findRecorded('dhaka-streets.osm.pbf') ?? '';
export const MONACO_FILE = findRecorded('monaco.osm.pbf') ?? '';
