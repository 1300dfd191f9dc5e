import { isDeepStrictEqual } from 'node:util';
import { isWithin, type LatLng } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { AreaKind } from './area-kind.ts';
import { endRow, lockAreas } from './end-area.ts';

export interface MakeAreaDeps {
  db: Db;
  clientConfig: Pick<ClientConfig, 'pickupArea'>;
}

/** An area to be made; `own` are the columns that only its kind has. */
export interface NewArea {
  id: string;
  name: string;
  corners: LatLng[];
  replaces?: string | undefined;
  own?: object;
}

/**
 * An admin draws an area, or one that takes another's place. Sent again with the same id, it is made once.
 * @throws AppError BAD_INPUT for a corner outside the city's map, AREA_CORNERS_FULL, COMMAND_REUSED, the refusals of its kind, and as
 * endRow for the area it replaces
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function makeArea(
  { db, clientConfig }: MakeAreaDeps,
  kind: AreaKind,
  actor: Actor,
  area: NewArea,
): Promise<void> {
  assertRole(actor, 'admin');
  const { table, events } = kind;
  const { id, name, corners, replaces, own = {} } = area;
  await inTransaction(db, async (tx, connection) => {
    await lockAreas(connection, kind);
    const [made] = await tx.select().from(table).where(eq(table.id, id));
    if (made) {
      const sent = { ...made, name, corners, replaces: replaces ?? null, ...own };
      if (!isDeepStrictEqual(made, sent)) throw new AppError('COMMAND_REUSED');
      return;
    }
    if (!corners.every((corner) => isWithin(clientConfig.pickupArea, corner)))
      throw new AppError('areaOutside').at('corners');
    const before = replaces && (await endRow(tx, kind, actor, replaces));
    await assertRoom(tx, kind, area);
    await tx.insert(table).values({ id, name, corners, replaces, madeBy: actor.userId, ...own });
    if (before) await kind.onEnded?.(tx, before, { id, name });
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: before ? events.changed : events.made,
      actor,
      ipAddress: actor.ipAddress,
      data: {
        ...{ areaId: id, areaName: name, corners, ...own },
        ...(before && { replaced: { areaId: replaces, areaName: before.name } }),
      },
    });
  });
}

/** @throws AppError where the name is taken, or there are too many areas or corners */
async function assertRoom(
  tx: Tx,
  { table, most, mostCorners, refusals }: AreaKind,
  { name, corners }: Pick<NewArea, 'name' | 'corners'>,
): Promise<void> {
  const standing = await tx
    .select({
      hasName: sql<boolean>`lower(${table.name}) = lower(${name})`,
      corners: sql<number>`jsonb_array_length(${table.corners})`,
    })
    .from(table)
    .where(isNull(table.endedAt));
  if (standing.some(({ hasName }) => hasName)) throw new AppError(refusals.taken).at('name');
  if (standing.length >= most) throw new AppError(refusals.full);
  const all = standing.reduce((sum, area) => sum + area.corners, corners.length);
  if (all > mostCorners) throw new AppError('AREA_CORNERS_FULL').at('corners');
}
