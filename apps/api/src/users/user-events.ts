import type { Role } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic, PEOPLE } from '../live/topics.ts';

/** A person's account or profile changed, or was created. Says no more: the screens concerned read again. */
export interface UserChanged {
  event: 'user.changed';
  userId: string;
  role: Role;
}

/** A person chose the language of their mails; no list shows it. */
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
