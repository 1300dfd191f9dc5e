import type { ScheduledPart } from '../../scheduled-choices.ts';

const parts: Record<ScheduledPart, string> = {
  time: 'সময়',
  pickup: 'পিকআপ',
  stops: 'স্টপ',
  destination: 'গন্তব্য',
  type: 'রাইডের ধরন',
  passenger: 'যাত্রীর নাম বা নম্বর',
  note: 'চালকের জন্য নোট',
  business: 'কাজের রাইডের তথ্য',
  code: 'প্রোমো কোড',
};

const list = new Intl.ListFormat('bn-BD');

export const sayParts = (changed: readonly ScheduledPart[]): string =>
  list.format(changed.map((part) => parts[part]));
