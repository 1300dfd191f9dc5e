import { sayBarReason } from '@ridewire/contracts/bar-reasons';
import { DOCUMENT_KINDS } from '@ridewire/contracts/judge-documents';
import { documents as english } from '../en/documents.ts';
import type { Phrases } from '../spoken.ts';
import { figures } from './digits.ts';
import { documents as bangla } from './documents.ts';
import { sayPlace } from './places.ts';

/** By their English names within a sentence. */
const documents: Record<string, string> = Object.fromEntries(
  DOCUMENT_KINDS.map((kind) => [english.named[kind], bangla.named[kind]]),
);
const A_DOCUMENT = `(${Object.keys(documents).join('|')})`;
const callers: Record<string, string> = { rider: 'যাত্রী', driver: 'চালক' };

/** What the bell says, as far as it is the same every time. */
export const told: Record<string, string> = {
  'A driver is waiting for approval': 'একজন চালক অনুমোদনের অপেক্ষায়',
  'You’re approved to drive': 'আপনি গাড়ি চালানোর অনুমোদন পেয়েছেন',
  'Go online when you are ready. Requests near you then come to your screen.':
    'প্রস্তুত হলে অনলাইন হোন। তখন কাছের অনুরোধ আপনার স্ক্রিনে আসবে।',
  'Your driver account is suspended': 'আপনার চালক অ্যাকাউন্ট স্থগিত করা হয়েছে',
  'You can’t go online or take rides. Support can tell you why.':
    'আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। কারণ জানতে সহায়তা দলের সঙ্গে যোগাযোগ করুন।',
  'You can drive again': 'আপনি আবার গাড়ি চালাতে পারেন',
  'Your driver account is active again. Go online when you are ready.':
    'আপনার চালক অ্যাকাউন্ট আবার সক্রিয়। প্রস্তুত হলে অনলাইন হোন।',
  'Thank you. Nothing more is needed for it until it expires.': 'ধন্যবাদ। মেয়াদ শেষ হওয়া পর্যন্ত আর কিছু লাগবে না।',
  'Help knows': 'সহায়তা দল জেনেছে',
  'Our team has seen your alert and is taking care of it.': 'আমাদের দল আপনার জরুরি বার্তা দেখেছে এবং ব্যবস্থা নিচ্ছে।',
};

/** The same with names and figures in it. */
export const toldPatterns: Phrases['patterns'] = [
  [
    /^You can’t go online or take rides\. Write to support if this is wrong\. Reason: (.+)$/s,
    (reason = '') =>
      `আপনি অনলাইন হতে বা রাইড নিতে পারবেন না। ভুল মনে হলে সহায়তা দলকে লিখুন। কারণ: ${sayBarReason(reason, 'bn')}`,
  ],
  [/^(.+) has signed up and verified the email address\.$/, (name) => `${name} সাইন আপ করে ইমেইল যাচাই করেছেন।`],
  [/^Refund of \$([\d.]+)$/, (amount) => `$${figures(amount)} ফেরত`],
  [
    /^For your ride to (.+)\. It is paid back in cash\. Reason: (.+)$/s,
    (place = '', reason) => `${sayPlace(place)} যাওয়ার রাইডের জন্য। টাকা নগদে ফেরত দেওয়া হবে। কারণ: ${reason}`,
  ],
  [/^Message from (.+)$/, (name) => `${name}-এর বার্তা`],
  [/^Emergency: (.+)$/, (name) => `জরুরি অবস্থা: ${name}`],
  [
    /^The (rider|driver) asks for help on ride (#\w+)(?:\.|: “(.*)”)$/s,
    (caller = '', ride, message) =>
      `রাইড ${ride}: ${callers[caller]} সাহায্য চাইছেন${message ? `: “${message}”` : '।'}`,
  ],
  [/^Documents of (.+) to check$/, (name) => `${name}-এর নথি দেখতে হবে`],
  [
    new RegExp(`^The ${A_DOCUMENT} waits for your approval\\.$`),
    (kind = '') => `${documents[kind]} আপনার অনুমোদনের অপেক্ষায়।`,
  ],
  [new RegExp(`^Your ${A_DOCUMENT} is approved$`), (kind = '') => `আপনার ${documents[kind]} অনুমোদিত হয়েছে`],
  [new RegExp(`^Your ${A_DOCUMENT} was returned$`), (kind = '') => `আপনার ${documents[kind]} ফেরত দেওয়া হয়েছে`],
  [/^(.+) Please send it again\.$/s, (reason) => `${reason} আবার পাঠান।`],
];
