import type { FleetSessions } from '@ridewire/contracts';
import { CITY_DOMAIN, FLEET_DOMAIN } from '@ridewire/db/seed';
import { schema, type Db } from '@ridewire/db';
import { and, eq, like, not, sql } from 'drizzle-orm';
import { openBrowserSession } from '../sessions/open-session.ts';
import { sessionCookieName } from '../sessions/cookie-name.ts';

const { drivers, sessions, users } = schema;

/** Tells the fleet's sessions from people's. */
const USER_AGENT = 'Ridewire simulated fleet';
/** Cars known this recently continue from their place; the others may begin at any place. In seconds. */
const KNOWN_SECONDS = 90;

/** Opens a session for each simulated person of the demo, at most this many; those of earlier starts end. */
export async function openFleetSessions(
  { db, publicUrl }: { db: Db; publicUrl: string },
  most: { drivers: number; riders: number },
): Promise<FleetSessions> {
  // It comes from this machine without TLS, and still sends the cookie that the product reads.
  const cookieName = sessionCookieName(publicUrl.startsWith('https:'));
  await db.orm.delete(sessions).where(eq(sessions.userAgent, USER_AGENT));
  const isKnown = sql`${drivers.lastPositionAt} > now() - ${KNOWN_SECONDS} * interval '1 second'`;
  const cars = await db.orm
    .select({
      id: drivers.id,
      lat: sql<number | null>`case when ${isKnown} then ${drivers.lastLat} end`,
      lng: sql<number | null>`case when ${isKnown} then ${drivers.lastLng} end`,
    })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(
      and(
        like(users.email, `%@${FLEET_DOMAIN}`),
        eq(users.status, 'active'),
        drivers.approved,
        not(drivers.suspended),
      ),
    )
    .orderBy(users.email)
    .limit(most.drivers);
  const riders = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'rider'), like(users.email, `%@${CITY_DOMAIN}`), eq(users.status, 'active')))
    .orderBy(users.email)
    .limit(most.riders);
  const cookieOf = async (userId: string) => {
    const { secret } = await openBrowserSession(db, userId, { userAgent: USER_AGENT, ipAddress: null });
    return `${cookieName}=${secret}`;
  };
  return {
    drivers: await Promise.all(
      cars.map(async ({ id, lat, lng }) => ({
        cookie: await cookieOf(id),
        start: lat === null || lng === null ? null : { lat, lng },
      })),
    ),
    riders: await Promise.all(riders.map(async ({ id }) => ({ cookie: await cookieOf(id) }))),
  };
}
