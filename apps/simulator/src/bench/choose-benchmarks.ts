/** What a whole run measures, and what a quick one does in a minute. What needs recorded data comes last. */
const WHOLE = [
  'latency',
  'rides',
  'fan-out',
  'peers',
  'sign-in',
  'storm',
  'neighbors',
  'figures-cost',
  'board',
  'eta',
];
const QUICK = ['fan-out', 'sign-in', 'storm', 'neighbors'];

/** What of the recorded data each reads. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  eta: ['nyc-street-nodes.csv', 'nyc-street-edges.csv', 'nyc-taxis.csv', 'nyc-trips.csv'],
  city: ['dhaka-streets.osm.pbf', 'dhaka-places.csv', 'monaco.osm.pbf'],
};

interface Asked {
  /** Those named; the usual ones where none is. */
  wanted: readonly string[];
  isQuick: boolean;
  hasFile: (name: string) => boolean;
}

/** Which benchmarks run, in order, and a sentence for each that can't on this machine. */
export function chooseBenchmarks({ wanted, isQuick, hasFile }: Asked): {
  chosen: string[];
  leftOut: string[];
} {
  const asked = wanted.length > 0 ? wanted : isQuick ? QUICK : WHOLE;
  const missing = (name: string) => (FILES[name] ?? []).filter((file) => !hasFile(file));
  return {
    chosen: asked.filter((name) => missing(name).length === 0),
    leftOut: asked
      .filter((name) => missing(name).length > 0)
      .map(
        (name) =>
          `${name} is left out: it reads ${missing(name).join(', ')} from the folder that RIDEWIRE_DATA names.`,
      ),
  };
}
