/** The benchmarks of a full run, and those of a quick one, which takes a minute. Those that need recorded data come last. */
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

/** The recorded files each one reads. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  eta: ['nyc-street-nodes.csv', 'nyc-street-edges.csv', 'nyc-taxis.csv', 'nyc-trips.csv'],
  city: ['dhaka-streets.osm.pbf', 'dhaka-places.csv', 'monaco.osm.pbf'],
};

interface Asked {
  /** The named ones; the default set if none is named. */
  wanted: readonly string[];
  isQuick: boolean;
  hasFile: (name: string) => boolean;
}

/** The benchmarks to run, in order, and a sentence for each that can't run on this machine. */
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
