import { FREE_WAITING_MINUTES, type CanceledBy, type Language } from '@ridewire/contracts';
import { checkInNews } from '@ridewire/contracts/texts/en/check-in-news';
import { checkInNews as inBangla } from '@ridewire/contracts/texts/bn/check-in-news';
import { riderNews, driverNews, chatNews, pushNews } from '@ridewire/contracts/texts/en/news';
import * as bangla from '@ridewire/contracts/texts/bn/news';
import { sayPlace } from '@ridewire/contracts/texts/bn/places';
import type { Told as Words } from '@ridewire/contracts/texts/en/notifications';

/** News of a ride, and what its sentence needs. */
export type RideNews =
  | { news: 'offer'; seconds: number | null; to: string }
  | { news: 'accepted_for_you'; from: string }
  /** To its driver: the ride was canceled. */
  | { news: 'lost'; by: CanceledBy | null; name: string }
  /** To a driver who had it, or was to take it next: it is no longer theirs. */
  | { news: 'taken'; isNotMoving: boolean }
  /** To its driver: it goes elsewhere, over so many stops. */
  | { news: 'rerouted'; name: string; to: string; stops: number }
  | { news: 'searching' | 'completed' }
  | { news: 'reserved'; name: string; seconds: number }
  | { news: 'picked_up'; isWithoutPin: boolean }
  | { news: 'accepted'; name: string | null; plate: string | null; seconds: number | null }
  | { news: 'arrived'; name: string | null; plate: string | null; isFreeFirst: boolean }
  | { news: 'canceled'; by: CanceledBy | null; name: string | null; isNoShow: boolean };

const TEXTS = {
  en: {
    riderNews,
    driverNews,
    checkInNews,
    chatNews,
    pushNews,
    yourDriver: 'Your driver',
    sayPlace: (name: string) => name,
  },
  bn: { ...bangla, checkInNews: inBangla, yourDriver: 'আপনার চালক', sayPlace },
};
/** Of notifications that are one sentence. */
const TITLE = 'Ridewire';

const wholeMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
const minutesOf = (seconds: number | null) => (seconds === null ? null : wholeMinutes(seconds));

/** A ride's news in the sentences of the screens, without prices: a locked phone shows it to anyone. */
export function sayRideNews(language: Language, told: RideNews): Words {
  const { riderNews: rider, driverNews: driver, pushNews: push, ...texts } = TEXTS[language];
  const one = (message: string): Words => ({ title: TITLE, message });
  switch (told.news) {
    case 'offer':
      return {
        title: driver.alertTitle(1),
        message: driver.pushedOffer(minutesOf(told.seconds), texts.sayPlace(told.to)),
      };
    case 'accepted_for_you':
      return {
        title: driver.acceptedForYou,
        message: driver.pushedAccepted(texts.sayPlace(told.from)),
      };
    case 'lost':
      return one(driver.canceledBy[told.by ?? 'system'](told.name));
    case 'taken':
      return told.isNotMoving
        ? { title: driver.replaced, message: driver.replacedHint }
        : { title: driver.left, message: driver.leftHint };
    case 'rerouted':
      return {
        title: driver.rerouted(told.name),
        message: driver.reroutedTo(texts.sayPlace(told.to), told.stops),
      };
    case 'searching':
      return one(rider.saidSearching);
    case 'accepted':
      return one(rider.saidAccepted(told.name ?? texts.yourDriver, minutesOf(told.seconds), told.plate));
    case 'arrived':
      return one(
        [
          rider.saidHere(told.name ?? texts.yourDriver, told.plate),
          ...(told.isFreeFirst ? [rider.freeMinutes(FREE_WAITING_MINUTES)] : []),
        ].join(' '),
      );
    case 'reserved':
      return one(push.reserved(told.name, wholeMinutes(told.seconds)));
    case 'picked_up':
      return one(told.isWithoutPin ? push.withoutPin : rider.onBoard);
    case 'completed':
      return one(rider.saidCompleted(null));
    case 'canceled':
      if (told.by === 'driver')
        return one((told.isNoShow ? rider.missed : rider.canceledByDriver)(told.name ?? texts.yourDriver));
      return one(told.by === 'admin' ? rider.canceledBySupport : rider.noDriver);
  }
}

/** Someone wrote. Their words are for the app: see the decision about push. */
export const sayChatNews = (language: Language, name: string): Words => ({
  title: name,
  message: TEXTS[language].chatNews,
});

export const sayCheckIn = (language: Language): Words => ({
  title: TEXTS[language].checkInNews.question,
  message: TEXTS[language].checkInNews.hint,
});
