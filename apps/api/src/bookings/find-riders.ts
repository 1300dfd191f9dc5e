import {
  isGuest,
  subscriberDigits,
  type FindRidersInput,
  type PhoneRider,
  type Stop,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { inSnapshot } from '../core/in-snapshot.ts';
import { inOrder } from '../core/read-page.ts';
import { isActive, IS_FINISHED, IS_LISTED } from '../rides/reads/ride-conditions.ts';
import { findUserIds } from '../search/find-user-ids.ts';

const { rides, users } = schema;

/** The most riders with one number that are shown: a family shares one, a call center doesn’t ride. */
const MOST_RIDERS = 5;
/** How many people with these digits somewhere in their number are looked at, the newest first. */
const MOST_LOOKED_AT = 1_000;
/** How many of each rider’s last rides are looked at, and the places shown of them. */
const LAST_RIDES = 10;
const MOST_PLACES = 6;

/**
 * The riders with this phone number, guests first, since their number was given to the desk and not typed by themselves.
 */
export const findRiders = (db: Db, { phone }: FindRidersInput): Promise<PhoneRider[]> =>
  inSnapshot(db, async (snapshot) => {
    const digits = subscriberDigits(phone);
    const found = await findUserIds(snapshot, digits, { role: 'rider' });
    if (found.ids.length === 0) return [];
    const people = await snapshot.orm
      .select({
        id: users.id,
        name: users.name,
        phone: users.phone,
        email: users.email,
        status: users.status,
      })
      .from(users)
      .where(inArray(users.id, found.ids.slice(0, MOST_LOOKED_AT)));
    const theirs = inOrder(people, found.ids)
      // The search also finds longer numbers, and addresses with these digits.
      .filter((person) => person.phone !== null && subscriberDigits(person.phone) === digits)
      .toSorted((a, b) => Number(isGuest(b)) - Number(isGuest(a)))
      .slice(0, MOST_RIDERS);
    const riders: PhoneRider[] = [];
    for (const { id, name, phone: theirPhone, email, status } of theirs) {
      const last = await snapshot.orm
        .select()
        .from(rides)
        .where(and(eq(rides.riderId, id), IS_FINISHED, IS_LISTED))
        .orderBy(desc(rides.requestedAt))
        .limit(LAST_RIDES);
      const [active] = await snapshot.orm
        .select({ id: rides.id })
        .from(rides)
        .where(and(eq(rides.riderId, id), isActive()));
      riders.push({
        ...{
          id,
          name,
          phone: theirPhone ?? '',
          isGuest: isGuest({ email }),
          isBlocked: status === 'blocked',
        },
        ...{ rideId: active?.id ?? null, places: placesOf(last) },
      });
    }
    return riders;
  });

function placesOf(last: readonly (typeof rides.$inferSelect)[]): Stop[] {
  const places = new Map<string, Stop>();
  for (const ride of last) {
    const ends = [
      { address: ride.pickupAddress, lat: ride.pickupLat, lng: ride.pickupLng },
      { address: ride.destinationAddress, lat: ride.destinationLat, lng: ride.destinationLng },
    ];
    for (const end of ends) if (!places.has(end.address)) places.set(end.address, end);
  }
  return [...places.values()].slice(0, MOST_PLACES);
}
