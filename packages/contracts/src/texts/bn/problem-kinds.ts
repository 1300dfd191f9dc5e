import type { problemKinds as english } from '../en/problem-kinds.ts';

export const problemKinds: typeof english = {
  lost_item: 'হারানো জিনিস',
  found_item: 'পাওয়া জিনিস',
  fare: 'ভাড়া',
  safety: 'নিরাপত্তা',
  conduct: 'আচরণ',
  other: 'অন্য কিছু',
};
