import type { NotificationType } from '../notifications.ts';
import type { notifications as english } from '../nouns/every-noun.en.ts';
import type { Told } from './say-text.ts';

type English = typeof english;

/** What a notification of a type needs to know. */
export type NotificationParams<Type extends NotificationType> =
  Parameters<English[Type]> extends [infer Params] ? Params : Record<never, never>;

/** A notification as it is made: a type, with what its words need to know. */
export type Notice = {
  [Type in NotificationType]: { type: Type; params: NotificationParams<Type> };
}[NotificationType];

/** The notifications in a language. */
export type Notifications = { [Type in NotificationType]: (params: NotificationParams<Type>) => Told };

/** A notification in words. Those from before there were catalogues carry the English words they were made with. */
export function describeNotification(
  texts: Notifications,
  { type, params }: { type: NotificationType; params: object },
): Told {
  if ('title' in params) return params as Told;
  const text = texts[type] as ((params: never) => Told) | undefined;
  // A page of the release before may read one of the next.
  return text?.(params as never) ?? { title: type.replaceAll('_', ' '), message: '' };
}
