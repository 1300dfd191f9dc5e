/*
 * The reasons to choose from when someone is blocked or suspended. They are stored in English and shown in the reader's
 * language; reasons in the admin's own words stay as they are. No schemas here, because mails and screens read this file.
 */
import type { Language } from './languages.ts';

type Said = Readonly<Record<string, string>>;

const BANGLA: Said = {
  'Documents are missing or expired': 'কাগজপত্র নেই বা মেয়াদ শেষ',
  'Complaints from riders': 'যাত্রীদের অভিযোগ',
  'Unsafe driving': 'অনিরাপদভাবে গাড়ি চালানো',
  'The car is not the registered one': 'রেজিস্ট্রেশন করা গাড়ি চালানো হয়নি',
  'Abusive behavior': 'খারাপ আচরণ',
  'Unpaid fares': 'ভাড়া দেওয়া হয়নি',
  'False calls for help': 'অকারণে SOS অ্যালার্ট',
  'Fraud or misuse': 'প্রতারণা বা অপব্যবহার',
};

export const SUSPEND_REASONS: readonly string[] = [
  'Documents are missing or expired',
  'Complaints from riders',
  'Unsafe driving',
  'The car is not the registered one',
  'Fraud or misuse',
];
export const BLOCK_REASONS: readonly string[] = [
  'Abusive behavior',
  'Unpaid fares',
  'False calls for help',
  'Fraud or misuse',
];

const SAID: Partial<Record<Language, Said>> = { bn: BANGLA };

/** A reason in the reader's language; as it is stored where that language has no words for it. */
export const sayBarReason = (reason: string, language: Language): string =>
  SAID[language]?.[reason] ?? reason;
