import type { FleetSessions } from '@ridewire/contracts';
import { CITY_DOMAIN, FLEET_DOMAIN } from '@ridewire/db/seed';
import type { Core } from '../core/core.ts';
import { openBrowserSession } from '../sessions/open-session.ts';
import { sessionCookieName } from '../sessions/cookie-name.ts';

const DRIVERS = 16;
const RIDERS = 6;
/** How the fleet's sessions are told from people's. */
const USER_AGENT = 'Ridewire simulated fleet';
/** Cars known so lately go on from there; for others any place is believed. In seconds. */
const KNOWN_SECONDS = 90;

/** Opens a session for each simulated person of the demo; those of earlier starts end. */
export async function openFleetSessions({
  db,
  publicUrl,
}: Pick<Core, 'db' | 'publicUrl'>): Promise<FleetSessions> {
  // It comes from this machine without TLS, and still sends the cookie that the product reads.
  const cookieName = sessionCookieName(publicUrl.startsWith('https:'));
  await db.pool.query('delete from sessions where user_agent = $1', [USER_AGENT]);
  const { rows: drivers } = await db.pool.query<{ id: string; lat: number | null; lng: number | null }>(
    `select d.id, case when known then last_lat end as lat, case when known then last_lng end as lng
      from drivers d join users u on u.id = d.id,
        lateral (select last_position_at > now() - $3 * interval '1 second' as known) k
      where u.email like '%@' || $1 and u.status = 'active' and d.approved and not d.suspended
      order by u.email limit $2`,
    [FLEET_DOMAIN, DRIVERS, KNOWN_SECONDS],
  );
  const { rows: riders } = await db.pool.query<{ id: string }>(
    `select id from users where role = 'rider' and email like '%@' || $1 and status = 'active' order by email limit $2`,
    [CITY_DOMAIN, RIDERS],
  );
  const cookieOf = async (userId: string) => {
    const { secret } = await openBrowserSession(db, userId, { userAgent: USER_AGENT, ipAddress: null });
    return `${cookieName}=${secret}`;
  };
  return {
    drivers: await Promise.all(
      drivers.map(async ({ id, lat, lng }) => ({
        cookie: await cookieOf(id),
        start: lat === null || lng === null ? null : { lat, lng },
      })),
    ),
    riders: await Promise.all(riders.map(async ({ id }) => ({ cookie: await cookieOf(id) }))),
  };
}
