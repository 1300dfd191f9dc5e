import type { RideEvent, RoutesOf, ServerEvent } from '../../live/events.ts';
import { liveRoutes, routeEvents } from '../../live/route-events.ts';
import { EVERY_NOUN } from '../nouns.ts';

/** The topics that each event concerns, as its noun defines. The type of the list makes sure that every noun has its own. */
export const ROUTES = Object.assign({}, liveRoutes, ...EVERY_NOUN.map(({ routes }) => routes)) as RoutesOf<
  Exclude<ServerEvent, RideEvent>
>;

/** The topics an event concerns. */
export const topicsOf = routeEvents(ROUTES);
