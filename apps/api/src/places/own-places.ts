import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { foldPlace } from '@ridewire/contracts/fold-place';
import type { RankedPlace } from './known-places.ts';

const { rides } = schema;

/** A person's places come from this many of their last rides. */
const RIDES = 20;
/** Written as in the index of a rider's history. */
const FINISHED = sql`${rides.status} in ('completed', 'canceled')`;
/** Above all others of the same name. */
const OWN_RANK = 100;

/** Where a rider went last, and came from, latest first. */
export async function readOwnPlaces(db: Db, riderId: string): Promise<RankedPlace[]> {
  const rows = await db.orm
    .select({
      pickup: { address: rides.pickupAddress, lat: rides.pickupLat, lng: rides.pickupLng },
      destination: {
        address: rides.destinationAddress,
        lat: rides.destinationLat,
        lng: rides.destinationLng,
      },
    })
    .from(rides)
    .where(and(eq(rides.riderId, riderId), FINISHED, isNull(rides.deletedAt)))
    .orderBy(desc(rides.requestedAt))
    .limit(RIDES);
  const stops = new Map(
    rows.flatMap(({ pickup, destination }) => [destination, pickup]).map((stop) => [stop.address, stop]),
  );
  return [...stops.values()].map(({ address, lat, lng }) => {
    const end = address.lastIndexOf(', ');
    const [name, area] = end > 0 ? [address.slice(0, end), address.slice(end + 2)] : [address, ''];
    return {
      id: `own:${lat},${lng}`,
      ...{ name, area, lat, lng, names: {}, areaNames: {}, kind: null, isOwn: true },
      folded: foldPlace([name]),
      rank: OWN_RANK,
    };
  });
}
