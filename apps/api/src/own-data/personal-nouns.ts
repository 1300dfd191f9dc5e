import { announcementPersonalData } from '../announcements/announcement-personal-data.ts';
import { auditPersonalData } from '../audit/audit-personal-data.ts';
import { authPersonalData } from '../auth/auth-personal-data.ts';
import { businessPersonalData } from '../business/business-personal-data.ts';
import { chatPersonalData } from '../chat/chat-personal-data.ts';
import { checkInPersonalData } from '../check-ins/check-in-personal-data.ts';
import { commandPersonalData } from '../commands/command-personal-data.ts';
import { documentPersonalData } from '../documents/document-personal-data.ts';
import { driverPersonalData } from '../drivers/driver-personal-data.ts';
import { avatarPersonalData } from '../media/avatar-personal-data.ts';
import { messagePersonalData } from '../messages/message-personal-data.ts';
import { notificationPersonalData } from '../notifications/notification-personal-data.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { placePersonalData } from '../places/place-personal-data.ts';
import { webhookPersonalData } from '../webhooks/webhook-personal-data.ts';
import { problemPersonalData } from '../problems/problem-personal-data.ts';
import { promoPersonalData } from '../promos/promo-personal-data.ts';
import { questPersonalData } from '../quests/quest-personal-data.ts';
import { referralPersonalData } from '../referrals/referral-personal-data.ts';
import { pushPersonalData } from '../push/push-personal-data.ts';
import { serviceAreaPersonalData } from '../service-areas/service-area-personal-data.ts';
import { streetChangePersonalData } from '../street-changes/street-change-personal-data.ts';
import { queuePersonalData } from '../queues/queue-personal-data.ts';
import { ridePersonalData } from '../rides/ride-personal-data.ts';
import { ratingPersonalData } from '../ratings/rating-personal-data.ts';
import { savedViewPersonalData } from '../saved-views/saved-view-personal-data.ts';
import { scheduledPersonalData } from '../scheduled/scheduled-personal-data.ts';
import { sharingPersonalData } from '../sharing/sharing-personal-data.ts';
import { sessionPersonalData } from '../sessions/session-personal-data.ts';
import { sosPersonalData } from '../sos/sos-personal-data.ts';
import { tariffPersonalData } from '../tariffs/tariff-personal-data.ts';
import { userPersonalData } from '../users/user-personal-data.ts';
import { vehiclePersonalData } from '../vehicles/vehicle-personal-data.ts';
import { wishPersonalData } from '../wishes/wish-personal-data.ts';

/** What the product keeps of a person, by noun: in the order of the file, and of the removal. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  userPersonalData,
  driverPersonalData,
  ridePersonalData,
  scheduledPersonalData,
  businessPersonalData,
  chatPersonalData,
  ratingPersonalData,
  problemPersonalData,
  webhookPersonalData,
  tariffPersonalData,
  promoPersonalData,
  questPersonalData,
  referralPersonalData,
  serviceAreaPersonalData,
  queuePersonalData,
  streetChangePersonalData,
  announcementPersonalData,
  wishPersonalData,
  placePersonalData,
  savedViewPersonalData,
  sharingPersonalData,
  // Removed vehicles take the rows of their documents along, and these are needed to remove the files.
  documentPersonalData,
  vehiclePersonalData,
  sosPersonalData,
  checkInPersonalData,
  messagePersonalData,
  notificationPersonalData,
  pushPersonalData,
  sessionPersonalData,
  avatarPersonalData,
  auditPersonalData,
  authPersonalData,
  commandPersonalData,
];
