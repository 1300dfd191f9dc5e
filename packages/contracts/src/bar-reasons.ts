/*
 * The reasons to choose from when someone is blocked or suspended. They are stored in English and shown in the reader's
 * language; reasons in the admin's own words stay as they are. No schemas here, because mails and screens read this file.
 */
export const SUSPEND_REASONS = [
  'Documents are missing or expired',
  'Complaints from riders',
  'Unsafe driving',
  'The car is not the registered one',
  'Fraud or misuse',
] as const;
export const BLOCK_REASONS = [
  'Abusive behavior',
  'Unpaid fares',
  'False calls for help',
  'Fraud or misuse',
] as const;

/** A language's words for each of these reasons. */
export type BarReasons = Readonly<Record<(typeof SUSPEND_REASONS | typeof BLOCK_REASONS)[number], string>>;
