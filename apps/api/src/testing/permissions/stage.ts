import type { Services } from '../../server/router/services.ts';
import { acceptRide } from '../../rides/accept-ride.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { openBrowserSession } from '../../sessions/open-session.ts';
import { blockUser } from '../../users/block-user.ts';
import { makeActor, makeAdmin, type TestActor } from '../actors.ts';
import { givePassword } from '../give-password.ts';
import { request } from '../places.ts';
import { makeProgram } from '../programs.ts';
import type { Person } from './persons.ts';
import { stall } from '../stall.ts';

export const PASSWORD = 'Correct-horse-7';
const HERE = { userAgent: null, ipAddress: null };

/** The people, and the preparations of rows before a call. */
export interface Stage {
  core: Services;
  people: Record<Exclude<Person, 'signedOut'>, TestActor>;
  /** The headers with which a person calls, one set for each way in they have or had. */
  proofs: Record<Person, Record<string, string>[]>;
  /** The same for a session that may end. */
  newProofs(person: Person): Promise<Record<string, string>[]>;
  /** A ride of the rider that no one has taken; one the driver has accepted; one they finished. Each answers with its id. */
  requested(): Promise<string>;
  accepted(): Promise<string>;
  /** One the driver accepted, with the open question whether they come. */
  stalled(): Promise<string>;
  finished(): Promise<string>;
  /** No one rides. */
  empty(): Promise<void>;
}

export async function makeStage(core: Services): Promise<Stage> {
  const people = {
    rider: await makeActor(core.db, 'rider'),
    otherRider: await makeActor(core.db, 'rider'),
    driver: await makeActor(core.db, 'driver'),
    otherDriver: await makeActor(core.db, 'driver'),
    unapproved: await makeActor(core.db, 'driver', { approved: false, available: false }),
    suspended: await makeActor(core.db, 'driver', { suspended: true, available: false }),
    admin: await makeActor(core.db, 'admin'),
    dispatcher: await makeAdmin(core.db, 'dispatcher'),
    support: await makeAdmin(core.db, 'support'),
    finance: await makeAdmin(core.db, 'finance'),
    blocked: await makeActor(core.db, 'rider'),
  };
  const { rider, driver, otherDriver, admin, blocked } = people;
  const { accessToken } = await makeProgram(core, blocked);
  await givePassword(core.db, rider.userId, PASSWORD);
  await blockUser(core, admin, { userId: blocked.userId }, HERE);

  // Without a driver: one who took a ride in an earlier row has nothing to do with it later.
  const empty = async () => {
    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'system', driver_id = null
        where status not in ('completed', 'canceled')`,
    );
    await core.db.pool.query('update drivers set available = true where id = any ($1)', [
      [driver.userId, otherDriver.userId],
    ]);
  };
  const requested = async () => {
    await empty();
    return (await requestRide(core, rider, request())).id;
  };
  const accepted = async () => {
    const rideId = await requested();
    await acceptRide(core, driver, { rideId });
    return rideId;
  };
  const stalled = async () => {
    const rideId = await accepted();
    await stall(core, driver, rideId);
    return rideId;
  };
  const finished = async () => {
    const rideId = await accepted();
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(core, driver, { rideId, to });
    return rideId;
  };
  const proofs: Stage['proofs'] = {
    signedOut: [{}],
    rider: [cookieOf(people.rider)],
    otherRider: [cookieOf(people.otherRider)],
    driver: [cookieOf(people.driver)],
    otherDriver: [cookieOf(people.otherDriver)],
    unapproved: [cookieOf(people.unapproved)],
    suspended: [cookieOf(people.suspended)],
    admin: [cookieOf(people.admin)],
    dispatcher: [cookieOf(people.dispatcher)],
    support: [cookieOf(people.support)],
    finance: [cookieOf(people.finance)],
    blocked: [cookieOf(blocked), { authorization: `Bearer ${accessToken}` }],
  };
  const newProofs = async (person: Person) => {
    if (person === 'signedOut' || person === 'blocked') return proofs[person];
    const { secret } = await openBrowserSession(core.db, people[person].userId, HERE);
    return [{ cookie: `ridewire_session=${secret}` }];
  };
  return { core, people, proofs, newProofs, requested, accepted, stalled, finished, empty };
}

const cookieOf = ({ cookie }: TestActor) => ({ cookie });
