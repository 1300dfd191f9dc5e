import type { Language } from '@ridewire/contracts';
import type { Told as Words } from '@ridewire/contracts/texts/say-text';
import { TEXTS, type ServerTexts } from '../texts/texts.ts';
import { RIDE_NEWS, type RideNews } from './ride-news.ts';

/** A ride's news in the sentences of the screens. */
export function sayRideNews(language: Language, told: RideNews): Words {
  // The compiler can't see that a kind and its facts belong together.
  const { say } = RIDE_NEWS[told.news] as { say: (facts: RideNews, texts: ServerTexts) => Words };
  return say(told, TEXTS[language]);
}

/** Someone wrote. Their words are for the app: see the decision about push. */
export const sayChatNews = (language: Language, name: string): Words => ({
  title: name,
  message: TEXTS[language].chat,
});

export const sayCheckIn = (language: Language): Words => ({
  title: TEXTS[language].checkIn.question,
  message: TEXTS[language].checkIn.hint,
});
