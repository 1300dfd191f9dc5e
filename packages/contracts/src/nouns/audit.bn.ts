import type { SameTexts } from '../texts/say-text.ts';
import type * as english from './audit.en.ts';

export const mistakes: SameTexts<typeof english.mistakes> = {
  auditType: 'এটি কোনো কাজের ধরন নয়।',
  auditCursor: 'এটি অডিট লগের কোনো জায়গা নয়।',
  auditOneFilter: 'খুঁজুন, অথবা একজন ব্যক্তি বা একটি রাইড বেছে নিন: একবারে যেকোনো একটি।',
  auditOneWay: 'পুরোনো বা নতুনের যেকোনো একটি চান, দুটি নয়।',
};
