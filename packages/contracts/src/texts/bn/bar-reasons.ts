import type { BarReasons } from '../../bar-reasons.ts';

const reasons: BarReasons = {
  'Documents are missing or expired': 'কাগজপত্র নেই বা মেয়াদ শেষ',
  'Complaints from riders': 'যাত্রীদের অভিযোগ',
  'Unsafe driving': 'অনিরাপদভাবে গাড়ি চালানো',
  'The car is not the registered one': 'রেজিস্ট্রেশন করা গাড়ি চালানো হয়নি',
  'Abusive behavior': 'খারাপ আচরণ',
  'Unpaid fares': 'ভাড়া দেওয়া হয়নি',
  'False calls for help': 'অকারণে SOS অ্যালার্ট',
  'Fraud or misuse': 'প্রতারণা বা অপব্যবহার',
};

/** A reason to bar someone; as it is stored if it isn't one of the lists. */
export const sayBarReason = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as keyof BarReasons] : reason;
