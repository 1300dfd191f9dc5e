import type { kept as english } from './kept.en.ts';

export const kept: typeof english = {
  offline: 'সংযোগ নেই। যা চাপবেন তা এই ফোনে থাকবে, সংযোগ ফিরলে পাঠানো হবে।',
  waits: 'এই ফোনে রাখা আছে। সংযোগ ফিরলে পাঠানো হবে।',
  arrived: (clock) => `${clock} থেকে অপেক্ষা করছেন। সংযোগ ফিরলে যাত্রীকে জানানো হবে।`,
  sent: 'সংযোগ ফিরেছে: রাইড এখন হালনাগাদ',
  refused: (why) => `সংযোগ ছাড়া যা করেছিলেন তা রাইডে যোগ হয়নি। ${why}`,
};
