import type english from '../en/not-found.ts';

export default {
  title: 'পেজটি পাওয়া যায়নি · Ridewire',
  description: 'এই ঠিকানায় কোনো পেজ নেই।',
  headline: 'ওহো! পেজটি পাওয়া যায়নি',
  home: 'হোমে ফিরে যান',
} satisfies typeof english;
