import type { SameTexts, SameTold } from '../texts/say-text.ts';
import type { ROLES } from '../choices.ts';

type Role = (typeof ROLES)[number];
import type * as english from './sos.en.ts';

const callers: Record<Role, string> = { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' };

export const refusals: SameTexts<typeof english.refusals> = {
  ALERT_NOT_FOUND: 'এই SOS অ্যালার্টটি পাওয়া যায়নি।',
  INCIDENT_NOT_FOUND: 'এই রাইড থেকে কোনো SOS অ্যালার্ট আসেনি।',
  RIDE_CALLED: 'এই রাইডের একটি SOS অ্যালার্টে কেউ সাড়া দেননি। আগে সাড়া দিন।',
  INCIDENT_OPEN: 'একটি SOS অ্যালার্টে কেউ সাড়া দেননি। আগে সাড়া দিন।',
  ENDED_LONG_AGO: 'এই রাইডটি অনেক আগে শেষ হয়েছে। আপনি বিপদে থাকলে জরুরি নম্বরে কল করুন।',
  CALLED_OFTEN: 'আপনার অ্যালার্ট আমরা পেয়েছি। আপনি বিপদে থাকলে জরুরি নম্বরে কল করুন।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  alertId: 'এটি কোনো SOS অ্যালার্টের আইডি নয়।',
  incidentState: 'অবস্থা open, in_hand বা closed হতে হবে।',
};

export const notifications: SameTold<typeof english.notifications> = {
  trouble: ({ name, role, ride, text, isUnanswered }) => ({
    title: isUnanswered ? `উত্তর নেই: ${name}` : `SOS অ্যালার্ট: ${name}`,
    message: isUnanswered
      ? `রাইড #${ride}: সবকিছু ঠিক আছে কি না, ${callers[role]} জানাননি।`
      : `রাইড #${ride}: ${callers[role]} সাহায্য চাইছেন${text === '' ? '।' : `: “${text}”`}`,
  }),
  alert_acknowledged: () => ({
    title: 'আপনার অ্যালার্ট পেয়েছি',
    message: 'আমাদের টিম আপনার অ্যালার্ট দেখেছে ও ব্যবস্থা নিচ্ছে।',
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  trouble: 'SOS অ্যালার্ট',
  alert_acknowledged: 'আপনার SOS অ্যালার্টে সাড়া',
};
