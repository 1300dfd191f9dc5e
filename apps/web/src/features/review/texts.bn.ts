import type { review as english } from './texts.en.ts';

export const review: typeof english = {
  filter: 'যাচাই',
  all: 'যাচাই হোক বা না হোক',
  open: 'যাচাই দরকার',
  done: 'যাচাই হয়েছে',
  openCount: (count) => `যাচাই দরকার (${count})`,
  title: 'যাচাই',
  far: (distance) => `গন্তব্য থেকে ${distance} দূরে শেষ করা হয়েছে।`,
  fast: (took, needed) => `গ্রহণের ${took} পরেই শেষ করা হয়েছে; এই পথে প্রায় ${needed} লাগে।`,
  noPin: 'চালক যাত্রীর পিন ছাড়াই শুরু করেছেন।',
  by: (name) => `যাচাই করেছেন ${name}`,
  byAt: (name, when) => `যাচাই করেছেন ${name} · ${when}`,
  mark: 'যাচাই হয়েছে',
  marking: 'সেভ হচ্ছে...',
  failed: 'রাইডটি যাচাই করা হয়েছে বলে সেভ করা যায়নি',
  marked: 'যাচাই হয়েছে বলে সেভ করা হয়েছে',
  happened: 'যাচাইয়ের জন্য চিহ্নিত',
  happenedDone: 'যাচাই করা হয়েছে',
};
