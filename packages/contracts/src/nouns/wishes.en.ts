export const refusals = {
  NOT_RODE_TOGETHER: 'You can only do this for someone you’ve had a ride with.',
  FAVORITE_BY_RIDER: 'Only riders have favorites.',
};

export const mistakes = {
  wishKind: 'Choose favorite or avoided, or null to undo it.',
};
