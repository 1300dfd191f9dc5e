export const refusals = {
  CHECK_IN_NOT_FOUND: 'We didn’t ask you this.',
};

export const mistakes = {
  checkInId: 'The question’s ID must be a UUID.',
  checkInAnswer: 'Choose well or help.',
};

export const notificationKinds = {
  check_in: 'Is everything all right?',
};
