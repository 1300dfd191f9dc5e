/**
 * The longest message of the contact form, and its longest answer, in characters. In its own file, because public pages
 * do not load the schemas.
 */
export const MAX_MESSAGE_LETTERS = 4_000;
