import type { Language, PushedMessage, Role } from '@ridewire/contracts';
import { sayNotification } from '../notifications/say-notification.ts';
import { pageOf } from './page-of.ts';
import type { Told } from './pushes-of.ts';
import { sayChatNews, sayCheckIn, sayRideNews } from './say-news.ts';

export interface Receiver {
  language: Language;
  role: Role;
  /** Of the person who wrote, for a chat. */
  senderName: string | null;
}

/** The tags tabs use for the same news (web: ride-news.ts, DriverPresence.tsx, ChatButton.tsx, use-told-alert.ts). */
function tagOf(told: Told): string {
  if (told.what === 'notification') return told.id;
  if (told.what === 'check_in') return `check_in ${told.rideId}`;
  if (told.what === 'chat') return `chat ${told.rideId}`;
  if (told.news === 'offer' || told.news === 'accepted_for_you') return told.rideId;
  const isNoDriver = told.news === 'canceled' && told.by === 'system';
  return `${told.rideId} ${isNoDriver ? 'no_driver' : told.news}`;
}

function wordsOf(told: Told, { language, senderName }: Receiver) {
  if (told.what === 'notification') return sayNotification(language, told);
  if (told.what === 'check_in') return sayCheckIn(language);
  return told.what === 'chat' ? sayChatNews(language, senderName ?? '') : sayRideNews(language, told);
}

/** A push message in words, with its link. */
export function writePush(told: Told, receiver: Receiver): PushedMessage {
  const { title, message } = wordsOf(told, receiver);
  const stays =
    told.what === 'ride'
      ? told.news === 'offer' || told.news === 'accepted_for_you'
      : told.what === 'check_in' || (told.what === 'notification' && told.type === 'trouble');
  return {
    title,
    body: message,
    tag: tagOf(told),
    url: pageOf(told, receiver.role),
    stays,
    lang: receiver.language,
  };
}

/** What replaces what while the device can't be reached: of a ride, only the newest matters. */
export const topicOf = (told: Told): string =>
  told.what === 'ride' && told.news !== 'offer' ? `ride ${told.rideId}` : tagOf(told);
