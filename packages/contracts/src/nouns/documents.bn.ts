import type { SameTexts, SameTold } from '../texts/say-text.ts';
import { digits } from '../texts/bn/digits.ts';
import { documentNames } from '../texts/bn/document-names.ts';
import type { Paper } from '../judge-documents.ts';
import type * as english from './documents.en.ts';

const documentOf = (kind: Paper, plate: string | undefined) =>
  plate ? `${plate}-এর ${documentNames[kind]}` : documentNames[kind];

const inDays = (days: number) => ['আজকের পরে', 'আগামীকালের পরে'][days] ?? `${digits(days)} দিনে`;

export const refusals: SameTexts<typeof english.refusals> = {
  NOT_A_DOCUMENT: 'একটি ছবি (JPEG, PNG বা WebP) বা PDF বেছে নিন।',
  DOCUMENT_NOT_FOUND: 'এই কাগজটি পাওয়া যায়নি।',
  DOCUMENT_CHANGED: 'এই কাগজটি এইমাত্র বদলেছে।',
  DOCUMENT_EXPIRED: 'এই কাগজের মেয়াদ শেষ। ফেরত দিন, যেন চালক নতুন একটি পাঠাতে পারেন।',
  DOCUMENT_TOO_LARGE: 'সর্বোচ্চ ১০ এমবির একটি ফাইল বেছে নিন, ছবি হলে সর্বোচ্চ ৫০ মেগাপিক্সেলের।',
  DOCUMENT_REPLACED: 'এই কাগজটি এইমাত্র বদলেছে: চালক নতুন একটি পাঠিয়েছেন, সেটি অনুমোদনের অপেক্ষায়।',
  DOCUMENT_APPROVED: ({ by }) =>
    `এই কাগজটি এইমাত্র বদলেছে: ${by === null ? 'এটি অনুমোদিত হয়েছে' : `${by} এটি অনুমোদন করেছেন`}।`,
  DOCUMENT_RETURNED: ({ by, reason }) =>
    `এই কাগজটি এইমাত্র বদলেছে: ${by === null ? 'এটি ফেরত দেওয়া হয়েছে' : `${by} এটি ফেরত দিয়েছেন`}: ${reason}`,
  PDF_HAS_MORE: 'এই PDF-এর ভেতরে স্ক্রিপ্ট বা অন্য ফাইল আছে। সাধারণ একটি PDF বা ছবি পাঠান।',
  PHOTO_TOO_COMPLEX: 'ছবিটি পড়তে এখন খুব বেশি সময় লাগছে। আবার চেষ্টা করুন, বা ছোট একটি ছবি নিন।',
  DOCUMENTS_UNDER_WAY: 'আপনার অন্য কাগজপত্র এখনো আপলোড হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  DOCUMENTS_NOT_STORED: 'কাগজপত্র এখন সেভ করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  DOCUMENTS_NOT_SHOWN: 'কাগজপত্র এখন দেখানো যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  DOCUMENT_AS_FORM: 'কাগজটি multipart/form-data হিসেবে পাঠান।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  documentKind: 'কাগজটি লাইসেন্স, রেজিস্ট্রেশন বা ইনস্যুরেন্স হতে হবে।',
  expiryNoDay: 'মেয়াদ শেষের দিনটি YYYY-MM-DD আকারে দিন।',
  expiryPast: 'মেয়াদ শেষের তারিখ ভবিষ্যতের হতে হবে।',
  expiryFar: ({ years }) => `মেয়াদ শেষের তারিখ ${digits(years)} বছরের মধ্যে হতে হবে।`,
  returnReason: 'কী ভুল লিখুন, যেন চালক ঠিক করতে পারেন।',
  documentForm: '“file” ঘরে একটি ফাইল পাঠান, সঙ্গে “kind” ও “expiresOn” ঘর।',
  documentId: 'এটি কোনো কাগজের আইডি নয়।',
};

export const notifications: SameTold<typeof english.notifications> = {
  document_waiting: ({ name, kind }) => ({
    title: `${name}-এর কাগজপত্র যাচাই করুন`,
    message: `${documentNames[kind]} আপনার অনুমোদনের অপেক্ষায়।`,
  }),
  document_approved: ({ kind, plate }) => ({
    title: `আপনার ${documentOf(kind, plate)} অনুমোদিত হয়েছে`,
    message: 'ধন্যবাদ। মেয়াদ শেষ হওয়া পর্যন্ত আর কিছু লাগবে না।',
  }),
  document_returned: ({ kind, plate, reason }) => ({
    title: `আপনার ${documentOf(kind, plate)} ফেরত দেওয়া হয়েছে`,
    message: `${reason} আবার পাঠান।`,
  }),
  document_expiring: ({ kind, plate, days }) => ({
    title: `আপনার ${documentOf(kind, plate)}-এর মেয়াদ ${inDays(days)} শেষ হবে`,
    message:
      plate === undefined
        ? 'সময়মতো নতুনটি পাঠান, যাতে গাড়ি চালিয়ে যেতে পারেন।'
        : 'সময়মতো নতুনটি পাঠান, যাতে গাড়িটি পরেও চালাতে পারেন।',
  }),
  document_expired: ({ kind, plate }) => ({
    title: `আপনার ${documentOf(kind, plate)}-এর মেয়াদ শেষ`,
    message:
      plate === undefined
        ? 'নতুনটি অনুমোদন পেলে আবার অনলাইন হতে পারবেন।'
        : 'নতুনটি অনুমোদন পেলে গাড়িটি আবার চালাতে পারবেন।',
  }),
};

export const notificationKinds: typeof english.notificationKinds = {
  document_approved: 'অনুমোদিত কাগজ',
  document_returned: 'ফেরত আসা কাগজ',
  document_expiring: 'মেয়াদ শেষ হতে যাওয়া কাগজ',
  document_expired: 'মেয়াদ শেষ হওয়া কাগজ',
  document_waiting: 'যাচাই করার কাগজপত্র',
};
