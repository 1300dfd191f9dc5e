import type { NotificationView } from '@ridewire/contracts';
import { notifications } from '@ridewire/contracts/nouns/every-noun.en';
import { describeNotification as tell } from '@ridewire/contracts/texts/describe-notification';
import type { Told } from '@ridewire/contracts/texts/say-text';
import { getSpoken } from '../../kit/texts/spoken.ts';

/** A notification's sentence in the current language. */
export const describeNotification = (notification: Pick<NotificationView, 'type' | 'params'>): Told =>
  tell(getSpoken().told ?? notifications, notification);
