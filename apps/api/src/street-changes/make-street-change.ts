import { isDeepStrictEqual } from 'node:util';
import {
  cityMoment,
  type MakeStreetChangeInput,
  type StreetChangeView,
  type StreetStretch,
} from '@ridewire/contracts';
import {
  MOST_CHANGE_DAYS,
  MOST_CHANGED_BYTES,
  MOST_CHANGED_STRETCHES,
  MOST_STREET_CHANGES,
} from '@ridewire/contracts/street-change';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { CitySearches } from '../streets/city-search.ts';
import { lockStreetChanges } from './lock-street-changes.ts';
import { nameStretches } from './find-desk-streets.ts';
import { countOpen, getStreetChange } from './street-change-queries.ts';

const { streetChanges } = schema;
const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  timeZone: string;
  searches: Pick<CitySearches, 'current'>;
}

/**
 * An admin closes streets, or sets their speed, at once or from a moment on. Sent again with the same id, it is made once.
 * @throws AppError BAD_INPUT for a time that can't be, STREETS_UNKNOWN, STREET_CHANGES_FULL, COMMAND_REUSED, STREETS_BUSY
 * @throws the database's lock_not_available, told as LOCKED
 */
export async function makeStreetChange(
  deps: Deps,
  actor: Actor,
  input: MakeStreetChangeInput,
): Promise<StreetChangeView> {
  assertRole(actor, 'admin');
  const { id } = input;
  const times = timesOf(deps.timeZone, input);
  const [known] = await deps.db.orm
    .select({ stretches: streetChanges.stretches })
    .from(streetChanges)
    .where(eq(streetChanges.id, id));
  // Sent again, the streets may have gone from the map since.
  const stretches = known?.stretches ?? (await nameStretches(deps, actor, input.stretches));
  await inTransaction(deps.db, async (tx, connection) => {
    await lockStreetChanges(connection);
    if (await isMade(tx, input, times)) return;
    const nowMs = await readNowMs(tx);
    assertAhead(times, nowMs);
    const open = await countOpen(tx);
    if (open.changes >= MOST_STREET_CHANGES || open.stretches + stretches.length > MOST_CHANGED_STRETCHES)
      throw new AppError('STREET_CHANGES_FULL');
    if (open.bytes + Buffer.byteLength(JSON.stringify(stretches)) > MOST_CHANGED_BYTES)
      throw new AppError('STREET_CHANGES_LONG');
    const { kmh, reason } = input;
    await tx.insert(streetChanges).values({
      ...{ id, kmh, reason, stretches, madeBy: actor.userId },
      beginsAt: new Date(times.fromMs ?? nowMs),
      endsAt: times.untilMs === undefined ? null : new Date(times.untilMs),
    });
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'street_change.made', actor, ipAddress: actor.ipAddress },
      data: {
        ...{ changeId: id, kmh, reason, streets: namesOf(stretches), stretches: stretches.length },
        ...(times.fromMs !== undefined && { beginsAt: new Date(times.fromMs).toISOString() }),
        ...(times.untilMs !== undefined && { endsAt: new Date(times.untilMs).toISOString() }),
      },
    });
  });
  return getStreetChange(deps.db.orm, id);
}

/** The database's clock: the row's checks and the processes go by it. */
async function readNowMs(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return rows[0]?.ms ?? Date.now();
}

/** Each street's name once. */
export const namesOf = (stretches: readonly StreetStretch[]): string[] => [
  ...new Set(stretches.flatMap(({ name }) => name?.name ?? [])),
];

interface Times {
  /** Undefined for now. */
  fromMs: number | undefined;
  /** Undefined where it ends by hand. */
  untilMs: number | undefined;
}

/** @throws AppError BAD_INPUT for a time that the city's clocks skip */
function timesOf(timeZone: string, { from, until }: MakeStreetChangeInput): Times {
  const momentOf = (field: 'from' | 'until', said: MakeStreetChangeInput['from']): number | undefined => {
    if (!said) return undefined;
    const moment = cityMoment(timeZone, said.day, said.time);
    if (moment === null) throw new AppError('scheduleGap').at(field);
    return moment;
  };
  return { fromMs: momentOf('from', from), untilMs: momentOf('until', until) };
}

/** @throws AppError BAD_INPUT where a time is past, too far, or the end isn't after the beginning */
function assertAhead({ fromMs, untilMs }: Times, nowMs: number): void {
  for (const [field, moment] of [
    ['from', fromMs],
    ['until', untilMs],
  ] as const) {
    if (moment === undefined) continue;
    if (moment <= nowMs) throw new AppError('tariffPast').at(field);
    if (moment > nowMs + MOST_CHANGE_DAYS * DAY_MS)
      throw new AppError('scheduleFar', { days: MOST_CHANGE_DAYS }).at(field);
  }
  if (untilMs !== undefined && untilMs <= (fromMs ?? nowMs)) throw new AppError('changeBackward').at('until');
}

/** @throws AppError COMMAND_REUSED where another change was made with this id */
async function isMade(tx: Tx, { id, kmh, reason, stretches }: MakeStreetChangeInput, times: Times) {
  const [made] = await tx.select().from(streetChanges).where(eq(streetChanges.id, id));
  if (!made) return false;
  const sent = {
    ...{ kmh, reason, endsAtMs: times.untilMs },
    stretches: stretches.map(({ line, direction }) => ({ line, direction })),
  };
  const before = {
    ...{ kmh: made.kmh, reason: made.reason, endsAtMs: made.endsAt?.getTime() },
    stretches: made.stretches.map(({ line, direction }) => ({ line, direction })),
  };
  const beginsAsSaid = times.fromMs === undefined || times.fromMs === made.beginsAt.getTime();
  if (!beginsAsSaid || !isDeepStrictEqual(sent, before)) throw new AppError('COMMAND_REUSED');
  return true;
}
