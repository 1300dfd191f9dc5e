import { findRecorded } from '@ridewire/streets/testing/recorded-data';

/** Benchmarks that read them don't run where they are missing. */
export const DHAKA_FILE = findRecorded('dhaka-streets.osm.pbf') ?? '';
export const MONACO_FILE = findRecorded('monaco.osm.pbf') ?? '';
