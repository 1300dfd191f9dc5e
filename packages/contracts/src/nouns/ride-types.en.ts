export const refusals = {
  RIDE_TYPE_CHANGED: 'The ride types changed a moment ago. Look again.',
  RIDE_TYPE_UNSERVED: 'No approved driver has a vehicle for these rides. Check and confirm.',
  RIDE_TYPES_FULL: 'The city can’t have more ride types. Change one that isn’t offered.',
  LAST_OFFERED_TYPE: 'Riders need at least one ride type. Offer another one first.',
};

export const mistakes = {
  rideType: 'Please choose a ride type.',
  rideTypeUnknown: 'We don’t offer this ride type. Please choose another.',
  rideTypeWords: 'Give the name and the description in each language.',
  rideTypeIcon: 'Choose a picture.',
  rideTypeNamed: 'Another ride type has this name. Choose a different one.',
  rideTypeOffered: 'Say whether riders may choose it: true or false.',
  rideTypeOrder: 'Name each ride type once, by its ID.',
  rideTypeSeen: 'Say what the ride type was when you looked at it.',
};
