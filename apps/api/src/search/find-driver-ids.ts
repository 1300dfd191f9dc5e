import { schema } from '@ridewire/db';
import { and, eq, ilike, isNull, sql, type SQL } from 'drizzle-orm';
import type { Snapshot } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';
import { phoneDigits } from './phone-digits.ts';
import { findNewest, type Found, type SearchSource } from './search-steps.ts';

const { drivers, users, vehicles } = schema;

/** Fewer, because each driver's account must be looked up. */
const LOOKS = { glance: 2_000, further: 6_000, long: 6_000 };

/**
 * Drivers by a part of the name, email address, phone number, or plate of one of their vehicles.
 * @param where limits the drivers to find
 */
export function findDriverIds(db: Snapshot, text: string, where?: SQL): Promise<Found> {
  const isListed = and(isNull(drivers.deletedAt), where);
  const sought = phoneDigits(text) ?? text;
  const pattern = containing(sought);
  const hasPlate = ilike(drivers.licensePlate, containing(text));
  const isParked = ilike(vehicles.licensePlate, containing(text));
  const source: SearchSource = {
    newest: (look) => sql`select id, search like lower(${pattern}) or has_plate as is_match from (
      select ${drivers.id}, coalesce(${hasPlate}, false) or exists (
          select from ${vehicles} where ${vehicles.driverId} = ${drivers.id} and ${isParked}) as has_plate,
        (select ${users.search} from ${users} where ${eq(users.id, drivers.id)}) as search
      from ${drivers} where ${isListed} order by ${drivers.createdAt} desc, ${drivers.id} desc limit ${look}) newest_drivers`,
    sample: sql`select (select ${users.letters} from ${users} where ${eq(users.id, drivers.id)}) as letters
      from ${drivers} where ${isListed} order by ${drivers.createdAt} desc, ${drivers.id} desc`,
    // Each half has its own index; one condition over both tables would have none.
    indexed: (inLetters) => [
      sql`with found as materialized (
        select ${users.id} from ${users}
          where ${users.role} = 'driver' and ${inLetters(users.letters)} and ${users.search} like lower(${pattern})
        union select ${drivers.id} from ${drivers} where ${hasPlate}
        union select ${vehicles.driverId} from ${vehicles} where ${isParked}
      ) select ${drivers.id} from ${drivers} where ${drivers.id} in (select id from found) and ${isListed}
        order by ${drivers.createdAt} desc, ${drivers.id} desc`,
    ],
  };
  return findNewest(db, [sought], source, LOOKS);
}
