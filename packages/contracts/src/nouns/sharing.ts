export const refusals = {
  CONTACT_NOT_FOUND: 404,
  CONTACTS_FULL: 409,
} as const;
