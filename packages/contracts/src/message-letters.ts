/** Of a message by the contact form, and of its answer. Apart from the schemas, which the public pages don't load. */
export const MAX_MESSAGE_LETTERS = 4_000;
