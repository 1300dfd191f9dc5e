/** What of the profile the address says is being changed: all of it, or the vehicle first. */
export interface ProfileSearch {
  edit?: 'profile' | 'vehicle';
}

/** Reads the address; whatever else stands there is dropped. */
export function readProfileSearch({ edit }: Record<string, unknown>): ProfileSearch {
  return edit === 'profile' || edit === 'vehicle' ? { edit } : {};
}
