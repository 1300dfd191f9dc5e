import type { Role } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic, PEOPLE } from '../live/topics.ts';

/** A person's account or profile changed, or was created. Says no more: the screens concerned read again. */
export interface UserChanged {
  event: 'user.changed';
  userId: string;
  role: Role;
}

/** A person chose something that no list shows: the language of their mails, a PIN at the pickup. */
export interface ChoicesChanged {
  event: 'choices.changed';
  userId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    users: UserChanged | ChoicesChanged;
  }
}

export const userRoutes: RoutesOf<UserChanged | ChoicesChanged> = {
  'user.changed': ({ userId }) => [userTopic(userId), PEOPLE],
  'choices.changed': ({ userId }) => [userTopic(userId)],
};
