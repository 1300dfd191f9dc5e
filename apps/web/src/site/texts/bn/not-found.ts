import type english from '../en/not-found.ts';

export default {
  title: 'পৃষ্ঠাটি পাওয়া যায়নি · Ridewire',
  description: 'এই ঠিকানায় কোনো পৃষ্ঠা নেই।',
  headline: 'ওহো! পৃষ্ঠাটি পাওয়া যায়নি',
  home: 'হোমে ফিরে যান',
} satisfies typeof english;
