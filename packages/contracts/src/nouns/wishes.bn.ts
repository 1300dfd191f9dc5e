import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './wishes.en.ts';

export const refusals: SameTexts<typeof english.refusals> = {
  NOT_RODE_TOGETHER: 'শুধু যাঁর সঙ্গে রাইড হয়েছে, তাঁর বেলায় এটি করা যায়।',
  FAVORITE_BY_RIDER: 'পছন্দের তালিকা শুধু যাত্রীদের জন্য।',
};

export const mistakes: SameTexts<typeof english.mistakes> = {
  wishKind: 'favorite বা avoided বেছে নিন, ফিরিয়ে নিতে null দিন।',
};
