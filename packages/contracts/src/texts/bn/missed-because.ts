import type { MissedWhy, SeriesWhy } from '../../scheduled-choices.ts';

/** Why a scheduled ride wasn't requested, to its rider. */
export const missedBecause: Record<MissedWhy, string> = {
  busy: 'আপনি অন্য একটি রাইডে ছিলেন।',
  type: 'এই ধরনের রাইড এখন আর নেই।',
  blocked: 'আপনার অ্যাকাউন্ট ব্লক করা।',
  late: 'ওই সময়ে আমাদের সমস্যা ছিল। দুঃখিত।',
};

/** Why a series has no ride on a day, to its rider. */
export const noRideBecause: Record<SeriesWhy, string> = {
  area: 'সেখানে আমরা এখন আর যাই না।',
  way: 'সেখানে গাড়িতে যাওয়ার রাস্তা নেই।',
  type: 'এই ধরনের রাইড এখন আর নেই।',
  full: 'যত আগাম রাইড বুক করা যায়, আপনার তত রাইড বুক করা ছিল।',
  near: 'আধঘণ্টার মধ্যে আপনার আরেকটি আগাম রাইড ছিল।',
  blocked: 'আপনার অ্যাকাউন্ট ব্লক করা।',
  gap: 'ওই সময়ে ঘড়ি এগিয়ে যায়।',
  late: 'রাইডটি বুক করার সময় আমাদের সমস্যা ছিল। দুঃখিত।',
  twice: 'ওই সময়টি দুবার আসে; আপনার রাইড প্রথমটিতে।',
};
