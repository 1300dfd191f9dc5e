import type { Language } from '@ridewire/contracts';
import { checkInNews } from '@ridewire/contracts/texts/en/check-in-news';
import { checkInNews as inBangla } from '@ridewire/contracts/texts/bn/check-in-news';
import { riderNews, driverNews, chatNews, pushNews } from '@ridewire/contracts/texts/en/news';
import * as bangla from '@ridewire/contracts/texts/bn/news';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';

const english = {
  rider: riderNews,
  driver: driverNews,
  push: pushNews,
  checkIn: checkInNews,
  chat: chatNews,
  yourDriver: 'Your driver',
  sayPlace: (name: string) => name,
};
/** The words of pushes in one language. */
export type PushTexts = typeof english;

export const PUSH_TEXTS: Record<Language, PushTexts> = {
  en: english,
  bn: {
    rider: bangla.riderNews,
    driver: bangla.driverNews,
    push: bangla.pushNews,
    checkIn: inBangla,
    chat: bangla.chatNews,
    yourDriver: 'আপনার চালক',
    sayPlace,
  },
};
