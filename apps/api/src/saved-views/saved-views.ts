import {
  MOST_SAVED_VIEWS,
  type RemoveViewInput,
  type SavedView,
  type SavedViewsSnapshot,
  type SaveViewInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { tell } from '../live/tell.ts';
import { userTopic } from '../live/topics.ts';
import { lockActor } from '../sessions/lock-actor.ts';

const { savedViews } = schema;

export interface SavedViewsDeps {
  db: Db;
  hub: EventHub;
  limits: Limits;
}

const VIEW = {
  id: savedViews.id,
  page: savedViews.page,
  name: savedViews.name,
  search: savedViews.search,
};
/** A page has one view of a name, however it is written. */
const nameKey = sql`lower(${savedViews.name})`;

/** An admin's own, by page and name. */
export const listSavedViews = ({ orm }: Db, adminId: string): Promise<SavedView[]> =>
  orm
    .select(VIEW)
    .from(savedViews)
    .where(eq(savedViews.adminId, adminId))
    .orderBy(asc(savedViews.page), nameKey);

const rereads: View<null> = (event) => (event.event === 'views.changed' ? 'reread' : undefined);

/** The same, on all of the admin's devices. */
export const liveSavedViews = (
  { db, hub }: SavedViewsDeps,
  { userId }: Actor,
): Live<SavedViewsSnapshot, null> =>
  new Live({
    hub,
    topic: userTopic(userId),
    view: rereads,
    read: async () => ({ views: await listSavedViews(db, userId) }),
  });

/**
 * Saves the filters of a page. A view of that page with this name gets them instead.
 * @throws AppError VIEWS_FULL, COMMAND_REUSED for the id of another view, TOO_MANY
 */
export async function saveView(
  deps: SavedViewsDeps,
  actor: Actor,
  { id, page, name, search }: SaveViewInput,
): Promise<SavedView> {
  const adminId = actor.userId;
  await deps.limits.spend('changeByAccount', adminId);
  return inTransaction(deps.db, async (tx) => {
    // Two devices that save at once count one after the other.
    await lockActor(tx, actor);
    const [changed] = await tx
      .update(savedViews)
      .set({ name, search })
      .where(
        and(
          eq(savedViews.adminId, adminId),
          eq(savedViews.page, page),
          eq(nameKey, sql`lower(${name}::text)`),
        ),
      )
      .returning(VIEW);
    const saved = changed ?? (await addView(tx, { id, adminId, page, name, search }));
    await tell(tx, { event: 'views.changed', userId: adminId });
    return saved;
  });
}

async function addView(tx: Tx, view: typeof savedViews.$inferInsert): Promise<SavedView> {
  const [kept] = await tx
    .select({ views: count() })
    .from(savedViews)
    .where(eq(savedViews.adminId, view.adminId));
  if (kept && kept.views >= MOST_SAVED_VIEWS) throw new AppError('VIEWS_FULL');
  const [added] = await tx.insert(savedViews).values(view).onConflictDoNothing().returning(VIEW);
  if (!added) throw new AppError('COMMAND_REUSED');
  return added;
}

/** Deletes a view; one that is gone already stays gone. */
export async function removeView(
  deps: SavedViewsDeps,
  { userId }: Actor,
  { id }: RemoveViewInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const gone = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.adminId, userId)))
      .returning({ id: savedViews.id });
    if (gone.length > 0) await tell(tx, { event: 'views.changed', userId });
  });
}
