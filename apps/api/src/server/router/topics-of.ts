import { authRoutes } from '../../auth/auth-events.ts';
import { chatRoutes } from '../../chat/chat-events.ts';
import { checkInRoutes } from '../../check-ins/check-in-events.ts';
import { demandRoutes } from '../../demand/demand-events.ts';
import { documentRoutes } from '../../documents/document-events.ts';
import { driverRoutes } from '../../drivers/driver-events.ts';
import { liveRoutes, routeEvents } from '../../live/route-events.ts';
import { announcementRoutes } from '../../announcements/announcement-events.ts';
import { messageRoutes } from '../../messages/message-events.ts';
import { notificationRoutes } from '../../notifications/notification-events.ts';
import { placeRoutes } from '../../places/place-events.ts';
import { problemRoutes } from '../../problems/problem-events.ts';
import { promoRoutes } from '../../promos/promo-events.ts';
import { questRoutes } from '../../quests/quest-events.ts';
import { referralRoutes } from '../../referrals/referral-events.ts';
import { queueRoutes } from '../../queues/queue-events.ts';
import { ratingRoutes } from '../../ratings/rating-events.ts';
import { rideTypeRoutes } from '../../ride-types/ride-type-events.ts';
import { rideRoutes } from '../../rides/desk-events.ts';
import { savedViewRoutes } from '../../saved-views/saved-view-events.ts';
import { scheduledRoutes } from '../../scheduled/scheduled-events.ts';
import { serviceAreaRoutes } from '../../service-areas/service-area-events.ts';
import { sessionRoutes } from '../../sessions/session-events.ts';
import { sharingRoutes } from '../../sharing/sharing-events.ts';
import { sosRoutes } from '../../sos/sos-events.ts';
import { streetChangeRoutes } from '../../street-changes/street-change-events.ts';
import { streetRoutes } from '../../streets/street-events.ts';
import { surgeRoutes } from '../../surge/surge-events.ts';
import { userRoutes } from '../../users/user-events.ts';
import { vehicleRoutes } from '../../vehicles/vehicle-events.ts';
import { webhookRoutes } from '../../webhooks/webhook-events.ts';
import { wishRoutes } from '../../wishes/wish-events.ts';

/** Whom each event concerns, as its noun defines. */
export const ROUTES = {
  ...liveRoutes,
  ...authRoutes,
  ...chatRoutes,
  ...checkInRoutes,
  ...demandRoutes,
  ...documentRoutes,
  ...driverRoutes,
  ...announcementRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...placeRoutes,
  ...problemRoutes,
  ...promoRoutes,
  ...questRoutes,
  ...referralRoutes,
  ...queueRoutes,
  ...ratingRoutes,
  ...rideTypeRoutes,
  ...rideRoutes,
  ...savedViewRoutes,
  ...scheduledRoutes,
  ...serviceAreaRoutes,
  ...sessionRoutes,
  ...sharingRoutes,
  ...sosRoutes,
  ...streetChangeRoutes,
  ...streetRoutes,
  ...surgeRoutes,
  ...userRoutes,
  ...vehicleRoutes,
  ...webhookRoutes,
  ...wishRoutes,
};

/** The topics an event concerns. */
export const topicsOf = routeEvents(ROUTES);
