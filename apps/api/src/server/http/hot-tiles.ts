/** How many bytes are kept: a city's center at every zoom, many times over. */
const MOST_BYTES = 16_000_000;
/** The cost of an entry beyond its bytes. */
const ENTRY_BYTES = 200;

/** The last used tiles by their address, to save database reads. The one unused for longest is dropped first. */
export function keepHotTiles(mostBytes = MOST_BYTES) {
  const kept = new Map<string, Buffer | null>();
  let bytes = 0;
  const sizeOf = (tile: Buffer | null) => (tile?.length ?? 0) + ENTRY_BYTES;
  const drop = (key: string) => {
    const tile = kept.get(key);
    if (tile === undefined) return;
    kept.delete(key);
    bytes -= sizeOf(tile);
  };
  const put = (key: string, tile: Buffer | null) => {
    drop(key);
    kept.set(key, tile);
    bytes += sizeOf(tile);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    /** @returns null for one that is known not to exist */
    get(key: string): Buffer | null | undefined {
      const tile = kept.get(key);
      if (tile !== undefined) put(key, tile);
      return tile;
    },
    put,
  };
}
