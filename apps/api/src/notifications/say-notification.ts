import type { Language, NotificationType } from '@ridewire/contracts';
import { notifications as bangla } from '@ridewire/contracts/texts/bn/notifications';
import { notifications as english, type Told } from '@ridewire/contracts/texts/en/notifications';
import { describeNotification } from '@ridewire/contracts/texts/describe-notification';

const TEXTS = { en: english, bn: bangla };

/** A notification in words, for readers outside our screens. */
export const sayNotification = (
  language: Language,
  notification: { type: NotificationType; params: object },
): Told => describeNotification(TEXTS[language], notification);
