export const refusals = {
  STREET_CHANGE_NOT_FOUND: 'This street change was not found.',
  STREET_CHANGES_FULL: 'You’ve reached the street changes limit. End one first.',
  STREET_CHANGES_LONG:
    'The streets of all changes have too many bends together for drivers’ maps. Choose fewer, or end a change first.',
  STRETCHES_MANY: 'That’s more than 200 stretches. Choose a smaller part.',
  STREETS_UNKNOWN: 'At least one of these streets isn’t on the map now. Choose again.',
};

export const mistakes = {
  streetChangeId: 'A street change’s ID must be a UUID.',
  stretches: ({ max }: { max: number }) => `Choose 1 to ${max} stretches of streets.`,
  stretchesLong: 'These streets have too many bends for one change. Make two.',
  handKmh: ({ min, max }: { min: number; max: number }) =>
    `The speed must be a whole number from ${min} to ${max} km/h.`,
  changeBackward: 'The end must be after the beginning.',
};
