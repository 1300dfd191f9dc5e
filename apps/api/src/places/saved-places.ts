import type {
  RemovePlaceInput,
  SavedPlacesSnapshot,
  SavedPlaceView,
  SavePlaceInput,
} from '@ridewire/contracts';
import { MOST_OTHER_PLACES } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { tell } from '../live/tell.ts';
import { userTopic } from '../live/topics.ts';

const { savedPlaces, users } = schema;

export interface SavedPlacesDeps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

const HOME_FIRST = sql`array_position(array['home', 'work', 'other'], ${savedPlaces.kind})`;

/** A rider's own places: home, work, then the others in the order they were saved. */
export const listSavedPlaces = (db: Db, riderId: string): Promise<SavedPlaceView[]> =>
  db.orm
    .select({
      id: savedPlaces.id,
      kind: savedPlaces.kind,
      name: savedPlaces.name,
      address: savedPlaces.address,
      lat: savedPlaces.lat,
      lng: savedPlaces.lng,
    })
    .from(savedPlaces)
    .where(eq(savedPlaces.riderId, riderId))
    .orderBy(HOME_FIRST, asc(savedPlaces.createdAt), asc(savedPlaces.id));

const savedView: View<null> = (event) => (event.event === 'places.changed' ? 'reread' : undefined);

/** The same, on all of the rider's devices. */
export const liveSavedPlaces = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
): Live<SavedPlacesSnapshot, null> =>
  new Live({
    hub: deps.hub,
    topic: userTopic(actor.userId),
    view: savedView,
    read: async () => ({ places: await listSavedPlaces(deps.db, actor.userId) }),
  });

/**
 * Saves a place, or changes the one with that id. A new home replaces the old one, and so does a new work.
 * @throws AppError PLACES_FULL, TOO_MANY
 */
export async function savePlace(
  deps: { db: Db; limits: Limits },
  { userId: riderId }: Actor,
  { id, kind, name, address, lat, lng }: SavePlaceInput,
): Promise<SavedPlaceView> {
  await deps.limits.spend('placeByAccount', riderId);
  const place = { kind, name: kind === 'other' ? (name ?? null) : null, address, lat, lng };
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockRider(tx, riderId))) throw new AppError('NOT_SIGNED_IN');
    const others = and(eq(savedPlaces.riderId, riderId), ne(savedPlaces.id, id));
    if (kind !== 'other') await tx.delete(savedPlaces).where(and(others, eq(savedPlaces.kind, kind)));
    const [kept] = await tx
      .select({ places: count() })
      .from(savedPlaces)
      .where(and(others, eq(savedPlaces.kind, 'other')));
    // There is always room for a home and a work.
    if (kind === 'other' && kept && kept.places >= MOST_OTHER_PLACES) throw new AppError('PLACES_FULL');
    await tx
      .insert(savedPlaces)
      .values({ riderId, id, ...place })
      .onConflictDoUpdate({ target: [savedPlaces.riderId, savedPlaces.id], set: place });
    await tell(tx, { event: 'places.changed', userId: riderId });
    return { id, ...place };
  });
}

/**
 * If two devices save at once, the second waits and counts what the first saved. Also waits for an account that is
 * being deleted.
 */
async function lockRider(tx: Tx, riderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, riderId), isNull(users.deletedAt)))
    .for('no key update');
  return rows.length > 0;
}

/** Deletes a place; one that is gone already stays gone. */
export async function removePlace(
  deps: { db: Db; limits: Limits },
  { userId: riderId }: Actor,
  { id }: RemovePlaceInput,
): Promise<void> {
  await deps.limits.spend('placeByAccount', riderId);
  await inTransaction(deps.db, async (tx) => {
    const gone = await tx
      .delete(savedPlaces)
      .where(and(eq(savedPlaces.riderId, riderId), eq(savedPlaces.id, id)))
      .returning({ id: savedPlaces.id });
    if (gone.length > 0) await tell(tx, { event: 'places.changed', userId: riderId });
  });
}
