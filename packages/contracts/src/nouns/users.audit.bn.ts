import type { SameActs } from '../texts/acts.ts';
import type { acts as english } from './users.audit.en.ts';

export const acts: SameActs<typeof english> = {
  'user.registered': { name: 'সাইন আপ', said: (who) => [who, ' সাইন আপ করেছেন'] },
  'user.code_asked': { name: 'কোড চাওয়া', said: (who) => [who, ' একটি কোড চেয়েছেন'] },
  'user.email_verified': { name: 'ইমেইল যাচাই', said: (who) => [who, ' ইমেইল ঠিকানা যাচাই করেছেন'] },
  'user.password_reset': { name: 'পাসওয়ার্ড রিসেট', said: (who) => [who, ' নতুন পাসওয়ার্ড দিয়েছেন'] },
  'user.password_forgotten': {
    name: 'পাসওয়ার্ড সরানো',
    said: (_who, whom) => [whom, '-এর পাসওয়ার্ড সরানো হয়েছে: কেউ এই ইমেইলে দুবার সাইন আপ করেছেন'],
  },
  'user.removed': { name: 'অ্যাকাউন্ট সরানো', said: () => ['কখনো যাচাই না হওয়া একটি অ্যাকাউন্ট সরানো হয়েছে'] },
  'user.deleted': {
    name: 'অ্যাকাউন্ট মোছা',
    said: (who, whom) => [who, ' ', whom, '-কে মুছে ফেলেছেন'],
    ownSaid: (who) => [who, ' নিজের অ্যাকাউন্ট মুছে ফেলেছেন'],
  },
  'user.blocked': { name: 'ব্যবহারকারী ব্লক', said: (who, whom) => [who, ' ', whom, '-কে ব্লক করেছেন'] },
  'user.unblocked': { name: 'ব্যবহারকারী আনব্লক', said: (who, whom) => [who, ' ', whom, '-কে আনব্লক করেছেন'] },
  'user.invited': {
    name: 'ডেস্কে আমন্ত্রণ',
    said: (who, whom) => [who, ' ', whom, '-কে ডেস্কে আমন্ত্রণ জানিয়েছেন'],
  },
  'user.desk_role_set': {
    name: 'ডেস্কের দায়িত্ব বদল',
    said: (who, whom) => [who, ' ', whom, '-এর ডেস্কের দায়িত্ব বদলেছেন'],
  },
  'user.signed_out': {
    name: 'সব জায়গা থেকে লগ আউট',
    said: (who, whom) => [who, ' ', whom, '-কে সব জায়গা থেকে লগ আউট করেছেন'],
  },
  'guest.saved': {
    name: 'অতিথি যোগ',
    said: (who, whom) => [who, ' ', whom, '-কে যোগ করেছেন, যিনি ফোনে বুক করেন'],
  },
  'profile.updated': { name: 'প্রোফাইল বদল', said: (who) => [who, ' নিজের প্রোফাইল বদলেছেন'] },
};
