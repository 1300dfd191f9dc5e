export const PICKUP_NOT_SERVED = 'We don’t pick up there. Choose a pickup inside a service area.';

export const DESTINATION_NOT_SERVED =
  'Rides from that pickup must end inside a service area. Choose another destination.';

export const refusals = {
  PICKUP_NOT_SERVED,
  DESTINATION_NOT_SERVED,
  SERVICE_AREA_NOT_FOUND: 'This service area was not found.',
  SERVICE_AREA_TAKEN: 'There’s already a service area with this name. Choose another.',
  SERVICE_AREA_ENDED: 'This service area has ended by now. Look again.',
  SERVICE_AREAS_FULL: 'You’ve reached the service areas limit. End one first.',
  AREA_CORNERS_FULL:
    'Service areas in use have at most 1,000 corners together. Draw fewer, or end an area first.',
};

export const mistakes = {
  areaId: 'A service area’s ID must be a UUID.',
  areaCorners: ({ min, max }: { min: number; max: number }) => `A service area has ${min} to ${max} corners.`,
  areaSamePlace: 'Two corners are in the same place. Remove one of them.',
  areaCrosses: 'The edge crosses itself. Move or remove a corner.',
  areaSmall: 'The area is too small. Move its corners apart.',
  areaOutside: 'At least one corner is outside the city’s map. Move it inside.',
  areaBothEnds: 'Say whether rides must also end in an area: true or false.',
};
