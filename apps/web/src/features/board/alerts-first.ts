/** Rides from which somebody calls for help stand above all others, in the order they have. */
export function alertsFirst(ids: readonly string[], called: ReadonlyMap<string, unknown>): readonly string[] {
  if (called.size === 0 || !ids.some((id) => called.has(id))) return ids;
  return [...ids.filter((id) => called.has(id)), ...ids.filter((id) => !called.has(id))];
}
