import type { Role } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic, PEOPLE } from '../live/topics.ts';

/** Somebody's account or profile changed, or was made. Says no more: who is concerned reads anew. */
export interface UserChanged {
  event: 'user.changed';
  userId: string;
  role: Role;
}

/** Somebody chose the language they are written to in; no list shows it. */
export interface LanguageChosen {
  event: 'language.chosen';
  userId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    users: UserChanged | LanguageChosen;
  }
}

export const userRoutes: RoutesOf<UserChanged | LanguageChosen> = {
  'user.changed': ({ userId }) => [userTopic(userId), PEOPLE],
  'language.chosen': ({ userId }) => [userTopic(userId)],
};
