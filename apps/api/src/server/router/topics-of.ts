import { liveRoutes, routeEvents } from '../../live/route-events.ts';
import { EVERY_NOUN } from '../nouns.ts';

/** Whom each event concerns, as its noun defines. */
export const ROUTES = Object.assign({}, liveRoutes, ...EVERY_NOUN.map(({ routes }) => routes));

/** The topics an event concerns. */
export const topicsOf = routeEvents(ROUTES);
