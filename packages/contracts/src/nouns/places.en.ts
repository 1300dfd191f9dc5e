export const OUTSIDE_AREA = 'We don’t pick up there yet. Choose a place in Dhaka.';

export const refusals = {
  SAME_PLACE: 'Pickup and destination are the same place.',
  TOO_FAR: 'That trip is too long for a ride. Choose places at most 200 km apart.',
  OUTSIDE_AREA,
  NO_STREET_NEAR: 'That destination isn’t near a street we know. Choose another.',
  NO_WAY: 'There’s no route there by car.',
  SAME_STOP: 'Two places in a row are the same. Remove one of them.',
  NO_STREET_AT_STOP: 'One of the stops isn’t near a street we know. Choose another.',
  PLACES_FULL: 'You’ve reached the saved places limit. Delete one first.',
  OUTSIDE_CITY: ({ city }: { city: string }) =>
    `Drivers of this sandbox must be in ${city}. Choose a place there.`,
  STREETS_BUSY: 'Routing is busy. Try again in a moment.',
  ROUTES_MANY: 'You asked for many routes at once. Wait a moment, then try again.',
  NO_STREET_AT_START: 'That pickup isn’t near a street we know. Choose another.',
};

export const mistakes = {
  latNoNumber: 'Latitude must be a number.',
  latRange: 'Latitude must be between -90 and 90.',
  lngNoNumber: 'Longitude must be a number.',
  lngRange: 'Longitude must be between -180 and 180.',
  savedPlaceId: 'A saved place’s ID must be a UUID.',
  savedPlaceKind: 'Choose home, work or other.',
};
