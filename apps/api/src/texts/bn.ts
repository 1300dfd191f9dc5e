import { checkInNews } from '@ridewire/contracts/texts/bn/check-in-news';
import { mistakes } from '@ridewire/contracts/texts/bn/mistakes';
import { chatNews, driverNews, pushNews, riderNews } from '@ridewire/contracts/texts/bn/news';
import { notifications } from '@ridewire/contracts/texts/bn/notifications';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import { refusals } from '@ridewire/contracts/texts/bn/refusals';
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
