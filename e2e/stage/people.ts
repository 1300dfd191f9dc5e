import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import type { Db } from '@ridewire/db';

type Role = TestActor['role'];

/** A person of a story, already signed in by cookie. */
export interface Person {
  userId: string;
  role: Role;
  name: string;
  email: string;
  /** name=secret */
  cookie: string;
  plate: string;
}

/** Gulshan 2 Circle, where riders request pickups. */
export const AT_GULSHAN = { latitude: 23.7947, longitude: 90.4143 };
/** Where drivers wait: 290 m south, too far to be 'arriving', near enough not to be asked whether they are there. */
export const NEAR_GULSHAN = { latitude: 23.7921, longitude: 90.4143 };

export const placeOf = (role: Role) => (role === 'driver' ? NEAR_GULSHAN : AT_GULSHAN);

/** A rider, an approved driver who is still offline, or an admin. */
export async function makePerson(db: Db, role: Role, name: string): Promise<Person> {
  const actor = await makeActor(db, role, { available: false });
  const email = `${name.toLowerCase()}@example.test`;
  const plate = `DHK-${name.toUpperCase()}`;
  await db.pool.query('update users set name = $2, email = $3 where id = $1', [actor.userId, name, email]);
  await db.pool.query('update drivers set license_plate = $2 where id = $1', [actor.userId, plate]);
  return { userId: actor.userId, role, name, email, cookie: actor.cookie, plate };
}

/** A person the server does not know yet. */
export const stranger = (role: Role, name: string): Person => ({
  userId: '',
  role,
  name,
  email: `${name.toLowerCase()}@example.test`,
  cookie: '',
  plate: '',
});
