import type { sheet as english } from './sheet.en.ts';

export const sheet: typeof english = {
  save: 'CSV ফাইল নিন',
  failed: 'ফাইলটি লেখা যায়নি',
  columns: { day: 'দিন', pickup: 'কোথা থেকে', destination: 'কোথায়', refunded: 'ফেরত' },
};
