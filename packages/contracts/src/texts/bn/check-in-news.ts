import type { checkInNews as checkIn } from '../en/check-in-news.ts';

export const checkInNews: typeof checkIn = {
  question: 'সবকিছু ঠিক আছে?',
  hint: 'আমাদের জানান, বা সাহায্য চান।',
};
