export const refusals = {
  CONTACT_NOT_FOUND: 'This contact was removed.',
  CONTACTS_FULL: 'You’ve reached the contacts limit. Remove one first.',
};

export const mistakes = {
  contactId: 'A contact’s ID must be a UUID.',
};
