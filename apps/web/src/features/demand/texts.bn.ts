import type { demand as english } from './texts.en.ts';

export const demand: typeof english = {
  show: 'চাহিদা দেখান',
  showHint: 'ম্যাপে ব্যস্ত এলাকা দেখুন, আর কোথায় অপেক্ষা করা ভালো জানুন।',
  legend: 'চাহিদা',
  little: 'কম',
  much: 'বেশি',
  none: 'এখন চাহিদা কম।',
  moveAround: (place, minutes) => `${place}-এর কাছে চাহিদা বেশি, ${minutes} মিনিট দূরে`,
  moveNear: (minutes) => `এখান থেকে ${minutes} মিনিট দূরে চাহিদা বেশি`,
  go: 'পথ দেখুন',
  dismiss: 'এখন না',
  dismissFailed: 'পরামর্শটি সরানো যায়নি',
  place: 'এখানে চাহিদা বেশি',

  board: 'চাহিদা',
  boardList: 'যেসব এলাকায় চাহিদা সবচেয়ে বেশি',
  around: (place) => `${place} এলাকা`,
  here: 'এই এলাকা',
  asked: (count) => `গত ১৫ মিনিটে ${count}টি রিকোয়েস্ট`,
  expected: (count) => `আগামী ১৫ মিনিটে প্রায় ${count}টি আসতে পারে`,
  fewExpected: 'আগামী ১৫ মিনিটে ১টিরও কম আসতে পারে',
  idle: (count) => `${count}টি খালি গাড়ি`,
};
