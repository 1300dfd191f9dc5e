import type { DeskRole, Role, Vehicle } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import type { Actor } from '../core/actor.ts';
import { openBrowserSession } from '../sessions/open-session.ts';

/** The plate of a driver that a test makes; no two have the same. */
export const plateOf = (userId: string): string => `DHK-${userId.slice(-8)}`;

/** A plate that no driver has. */
export const newPlate = (): string => plateOf(newId());

/** A signed-in person in a test, with the cookie that proves it. */
export interface TestActor extends Actor {
  name: string;
  cookie: string;
}

/** A car that serves every type of a new city. */
const SERVES_ALL: Vehicle = { kind: 'car', classRank: 4, seats: 6 };

/** Creates a person with a session; a driver is approved, online and has a vehicle for every type by default. */
export async function makeActor(
  db: Db,
  role: Role,
  driver: { approved?: boolean; suspended?: boolean; available?: boolean; vehicle?: Vehicle } = {},
): Promise<TestActor> {
  const userId = newId();
  const name = `${role} ${userId.slice(-6)}`;
  await db.pool.query(
    `insert into users (id, email, password_hash, role, name, phone, email_verified_at)
      values ($1, $2, 'none', $3, $4, '+8801700000000', now())`,
    [userId, `${userId}@example.test`, role, name],
  );
  if (role === 'driver') {
    const { kind, classRank, seats } = driver.vehicle ?? SERVES_ALL;
    await db.pool.query(
      `insert into drivers (id, approved, suspended, available, vehicle_model, license_plate,
          vehicle_kind, vehicle_rank, vehicle_seats, confirmed_kind, confirmed_rank, confirmed_seats)
        values ($1, $2, $3, $4, 'Toyota Axio', $8, $5, $6, $7, $5, $6, $7)`,
      [
        userId,
        driver.approved ?? true,
        driver.suspended ?? false,
        driver.available ?? true,
        kind,
        classRank,
        seats,
        plateOf(userId),
      ],
    );
  }
  const { sessionId, secret } = await openBrowserSession(db, userId, { userAgent: null, ipAddress: null });
  return {
    userId,
    role,
    ...(role === 'admin' && { deskRole: 'owner' }),
    sessionId,
    name,
    cookie: `ridewire_session=${secret}`,
  };
}

/** An admin with this role at the desk. */
export async function makeAdmin(db: Db, deskRole: DeskRole): Promise<TestActor> {
  const admin = await makeActor(db, 'admin');
  await db.pool.query('update users set desk_role = $2 where id = $1', [admin.userId, deskRole]);
  return { ...admin, deskRole };
}
