import type { lists as english } from './texts.en.ts';
import { digits } from '@ridewire/contracts/texts/bn/digits';

/** The words that all lists with search, filters and pages share. */
export const lists: typeof english = {
  clearSearch: 'সার্চ মুছুন',
  clearFilters: 'ফিল্টার মুছুন',
  filters: 'ফিল্টার',
  filtersSet: (count) => `ফিল্টার, ${count}টি বেছে নেওয়া`,
  pages: 'তালিকার পেজ',
  page: (page) => `পেজ ${digits(page)}`,
  pageOf: (page, pages) => `পেজ ${digits(page)}, মোট ${digits(pages)}টি`,
  perPage: 'প্রতি পেজে সারি',
  rows: (count) => `প্রতি পেজে ${count}টি`,
  showChanges: 'পরিবর্তন দেখান',
  // Fits before both “টি” and “জন”.
  moreThan: (count) => `অন্তত ${count}`,
  tooMany: (count) => `${count}টির বেশি পাওয়া গেছে। পুরোনোগুলো দেখতে আরও নির্দিষ্ট করে খুঁজুন।`,
  onlyNewest: (count) => `শুধু সবচেয়ে নতুন ${count}টিতে খুঁজেছি। সবগুলোতে খুঁজতে আরও লিখুন।`,
  unreachable: 'সার্ভারে সংযোগ হচ্ছে না।',
  loadMore: 'আরও দেখুন',
  loadingMore: 'লোড হচ্ছে...',
};
