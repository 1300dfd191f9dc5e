import { checkInNews } from '@ridewire/contracts/texts/en/check-in-news';
import { mistakes, notifications, refusals } from '@ridewire/contracts/nouns/every-noun.en';
import { chatNews, driverNews, pushNews, riderNews } from '@ridewire/contracts/texts/en/news';
import type { Notifications } from '@ridewire/contracts/texts/describe-notification';
import { EN as letters } from './letters.en.ts';
import { EN as business } from './business.en.ts';
import { EN as receipt } from './receipt.en.ts';
import { EN as statement } from './statement.en.ts';

/** All that the server says in English. */
export const en = {
  refusals: { ...refusals, ...mistakes },
  notifications: notifications as Notifications,
  letters,
  business,
  receipt,
  statement,
  rider: riderNews,
  driver: driverNews,
  push: pushNews,
  checkIn: checkInNews,
  chat: chatNews,
  yourDriver: 'Your driver',
  /** A known place's address. */
  sayPlace: (address: string) => address,
};

/** All that the server says in one language. */
export type ServerTexts = typeof en;
