import type { Language, NotificationType } from '@ridewire/contracts';
import type { Told } from '@ridewire/contracts/texts/say-text';
import { describeNotification } from '@ridewire/contracts/texts/describe-notification';
import { TEXTS } from '../texts/texts.ts';

/** A notification in words, for readers outside our screens. */
export const sayNotification = (
  language: Language,
  notification: { type: NotificationType; params: object },
): Told => describeNotification(TEXTS[language].notifications, notification);
