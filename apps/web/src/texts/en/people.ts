/** What the admins' lists of users and of drivers have in common. */
export const people = {
  cancel: 'Cancel',
  notProvided: 'Not Provided',
};
