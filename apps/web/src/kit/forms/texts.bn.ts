import type { forms as english } from './texts.en.ts';

export const forms: typeof english = {
  full: (most) => `এখানে ${most} অক্ষরের বেশি লেখা যায় না। বাকিটা বাদ পড়ে।`,
};
