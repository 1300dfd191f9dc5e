/** What of the profile the address says is being changed: all of it, or the vehicle first. */
export interface ProfileSearch {
  edit?: 'profile' | 'vehicle' | undefined;
}

/** Reads the address; nonsense is read as nothing. */
export function readProfileSearch({ edit }: Record<string, unknown>): ProfileSearch {
  return { edit: edit === 'profile' || edit === 'vehicle' ? edit : undefined };
}
