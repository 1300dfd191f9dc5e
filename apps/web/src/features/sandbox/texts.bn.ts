import type { sandbox as english } from './texts.en.ts';

export const sandbox: typeof english = {
  sign: 'স্যান্ডবক্স',
  meaning: 'এটি প্রোগ্রাম পরীক্ষার স্যান্ডবক্স, আসল শহর নয়।',
};
