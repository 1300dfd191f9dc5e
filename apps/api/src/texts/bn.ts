import { checkInNews } from '@ridewire/contracts/texts/bn/check-in-news';
import { mistakes, notifications, refusals } from '@ridewire/contracts/nouns/every-noun.bn';
import { chatNews, driverNews, pushNews, riderNews } from '@ridewire/contracts/texts/bn/news';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import type { ServerTexts } from './en.ts';
import { BN as letters } from './letters.bn.ts';
import { BN as business } from './business.bn.ts';
import { BN as receipt } from './receipt.bn.ts';
import { BN as statement } from './statement.bn.ts';

export const bn: ServerTexts = {
  refusals: { ...refusals, ...mistakes },
  notifications,
  letters,
  business,
  receipt,
  statement,
  rider: riderNews,
  driver: driverNews,
  push: pushNews,
  checkIn: checkInNews,
  chat: chatNews,
  yourDriver: 'আপনার চালক',
  sayPlace,
};
