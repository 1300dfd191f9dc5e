import { digits } from './digits.ts';
import { sayBarReason } from '../../bar-reasons.ts';
import type { NotificationKind } from '../../notifications.ts';
import type { Role } from '../../roles.ts';
import type { Notifications } from '../describe-notification.ts';
import { documentNames } from './document-names.ts';
import { sayMoney } from './money.ts';
import { sayPlace } from './places.ts';

const callers: Record<Role, string> = { rider: 'যাত্রী', driver: 'চালক', admin: 'অ্যাডমিন' };

/** What people are told. */
export const notifications: Notifications = {
  trouble: ({ name, role, ride, text }) => ({
    title: `জরুরি অবস্থা: ${name}`,
    message: `রাইড #${ride}: ${callers[role]} সাহায্য চাইছেন${text === '' ? '।' : `: “${text}”`}`,
  }),
  alert_acknowledged: () => ({
    title: 'সহায়তা দল জেনেছে',
    message: 'আমাদের দল আপনার জরুরি বার্তা দেখেছে এবং ব্যবস্থা নিচ্ছে।',
  }),
  driver_approved: () => ({
    title: 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
    message: 'প্রস্তুত হলে অনলাইন হোন। তখন কাছের অনুরোধ আপনার স্ক্রিনে আসবে।',
  }),
  driver_suspended: ({ reason }) => ({
    title: 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে',
    message:
      reason === null
        ? 'আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। কারণ জানতে সহায়তা দলের সঙ্গে যোগাযোগ করুন।'
        : `আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সহায়তা দলকে লিখুন। কারণ: ${sayBarReason(reason, 'bn')}`,
  }),
  driver_reactivated: () => ({
    title: 'আপনি আবার গাড়ি চালাতে পারেন',
    message: 'আপনার চালক অ্যাকাউন্ট আবার সক্রিয়। প্রস্তুত হলে অনলাইন হোন।',
  }),
  driver_waiting: ({ name }) => ({
    title: 'একজন চালক অনুমোদনের অপেক্ষায়',
    message: `${name} সাইন আপ করে ইমেইল যাচাই করেছেন।`,
  }),
  document_waiting: ({ name, kind }) => ({
    title: `${name}-এর নথি দেখতে হবে`,
    message: `${documentNames[kind]} আপনার অনুমোদনের অপেক্ষায়।`,
  }),
  document_approved: ({ kind }) => ({
    title: `আপনার ${documentNames[kind]} অনুমোদিত হয়েছে`,
    message: 'ধন্যবাদ। মেয়াদ শেষ হওয়া পর্যন্ত আর কিছু লাগবে না।',
  }),
  document_returned: ({ kind, reason }) => ({
    title: `আপনার ${documentNames[kind]} ফেরত দেওয়া হয়েছে`,
    message: `${reason} আবার পাঠান।`,
  }),
  ride_refunded: ({ amountCents, destination, reason }) => ({
    title: `${sayMoney(amountCents)} ফেরত`,
    message: `${sayPlace(destination)} যাওয়ার রাইডের জন্য। টাকা নগদে ফেরত দেওয়া হবে। কারণ: ${reason}`,
  }),
  rides_stuck: ({ count, ride }) => ({
    title: count === 1 ? `রাইড #${ride} আটকে আছে` : `${digits(count)}টি রাইড আটকে আছে`,
    message: '৫ মিনিটের বেশি হলো, এখনো কেউ দেখছেন না।',
  }),
  message_received: ({ name, text }) => ({ title: `${name}-এর বার্তা`, message: text }),
};

/** What each kind is called where people choose what they want to hear. */
export const notificationKinds: Record<NotificationKind | 'trouble', string> = {
  trouble: 'সাহায্যের ডাক',
  offer: 'নতুন অনুরোধ',
  ride_change: 'আপনার রাইডের পরিবর্তন',
  ride_refunded: 'ফেরত',
  alert_acknowledged: 'আপনার সাহায্যের ডাকে সাড়া',
  document_approved: 'অনুমোদিত নথি',
  document_returned: 'ফেরত আসা নথি',
  driver_approved: 'অ্যাকাউন্ট অনুমোদিত',
  driver_suspended: 'অ্যাকাউন্ট স্থগিত',
  driver_reactivated: 'অ্যাকাউন্ট আবার সক্রিয়',
  driver_waiting: 'অনুমোদনের অপেক্ষায় থাকা চালক',
  document_waiting: 'যাচাইয়ের নথি',
  message_received: 'উত্তর দেওয়ার বার্তা',
  rides_stuck: 'আটকে থাকা রাইড',
};
