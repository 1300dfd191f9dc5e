/**
 * Whether the web app has a page at this address. Like its router, it ignores case and a slash at the end.
 * @param path as requested, without the query
 * @param patterns the app's addresses as its routes name them, `/rides/$rideId`: a part with a dollar sign is any one
 * part
 */
export function isAppPath(path: string, patterns: readonly string[]): boolean {
  const asked = partsOf(path);
  return patterns.some((pattern) => {
    const parts = partsOf(pattern);
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith('$') || part === asked[at])
    );
  });
}

const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
