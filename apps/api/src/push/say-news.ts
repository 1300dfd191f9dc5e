import type { Language } from '@ridewire/contracts';
import type { Told as Words } from '@ridewire/contracts/texts/en/notifications';
import { PUSH_TEXTS, type PushTexts } from './push-texts.ts';
import { RIDE_NEWS, type RideNews } from './ride-news.ts';

/** A ride's news in the sentences of the screens. */
export function sayRideNews(language: Language, told: RideNews): Words {
  // The compiler can't see that a kind and its facts belong together.
  const { say } = RIDE_NEWS[told.news] as { say: (facts: RideNews, texts: PushTexts) => Words };
  return say(told, PUSH_TEXTS[language]);
}

/** Someone wrote. Their words are for the app: see the decision about push. */
export const sayChatNews = (language: Language, name: string): Words => ({
  title: name,
  message: PUSH_TEXTS[language].chat,
});

export const sayCheckIn = (language: Language): Words => ({
  title: PUSH_TEXTS[language].checkIn.question,
  message: PUSH_TEXTS[language].checkIn.hint,
});
