/** The part of the profile the address opens for editing: all of it, or the vehicle first. */
export interface ProfileSearch {
  edit?: 'profile' | 'vehicle' | undefined;
}

/** Reads the address; invalid values count as absent. */
export function readProfileSearch({ edit }: Record<string, unknown>): ProfileSearch {
  return { edit: edit === 'profile' || edit === 'vehicle' ? edit : undefined };
}
