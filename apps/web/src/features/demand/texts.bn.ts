import type { demand as english } from './texts.en.ts';

export const demand: typeof english = {
  show: 'যাত্রীরা কোথায় ডাকছেন',
  showHint: 'ম্যাপে এলাকা, আর মাঝে মাঝে কোথায় অপেক্ষা করা ভালো তার পরামর্শ।',
  legend: 'যাত্রীর ডাক',
  little: 'কম',
  much: 'বেশি',
  none: 'এখন কোথাও তেমন ডাক নেই।',
  moveAround: (place, minutes) => `${place} এলাকায় যাত্রীরা বেশি ডাকছেন, ${minutes} মিনিট`,
  moveNear: (minutes) => `এখান থেকে ${minutes} মিনিট দূরে যাত্রীরা বেশি ডাকছেন`,
  go: 'পথ দেখুন',
  dismiss: 'এখন না',
  dismissFailed: 'পরামর্শটি সরানো যায়নি',
  place: 'এখানে যাত্রীরা বেশি ডাকছেন',

  board: 'চাহিদা',
  boardList: 'যাত্রীরা যেখানে সবচেয়ে বেশি ডাকছেন',
  around: (place) => `${place} এলাকা`,
  here: 'এই এলাকা',
  asked: (count) => `গত ১৫ মিনিটে ${count}টি অনুরোধ`,
  expected: (count) => `আগামী ১৫ মিনিটে প্রায় ${count}টি প্রত্যাশিত`,
  fewExpected: 'আগামী ১৫ মিনিটে ১টিরও কম প্রত্যাশিত',
  idle: (count) => `${count}টি খালি গাড়ি`,
};
