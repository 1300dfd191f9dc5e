import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './media.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  NOT_AN_IMAGE: 'একটি ছবির ফাইল বেছে নিন: JPEG, PNG, WebP, GIF বা AVIF।',
  IMAGE_TOO_LARGE: 'সর্বোচ্চ ৫ এমবি ও ৪০ মেগাপিক্সেলের একটি ছবি বেছে নিন।',
  IMAGE_TOO_COMPLEX: 'ছবিটি পড়তে এখন খুব বেশি সময় লাগছে। আবার চেষ্টা করুন, বা আরও সাধারণ একটি বেছে নিন।',
  PICTURES_UNDER_WAY: 'আপনার অন্য ছবি এখনো আপলোড হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  PICTURES_NOT_STORED: 'ছবি এখন সেভ করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  PICTURES_NOT_SHOWN: 'ছবি এখন দেখানো যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  PICTURE_AS_FORM: 'ছবিটি multipart/form-data হিসেবে পাঠান।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  pictureForm: '“image” ঘরে একটি ছবি পাঠান।',
};
