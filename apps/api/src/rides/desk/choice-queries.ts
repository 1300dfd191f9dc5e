import type { OfferChoice } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../core/in-transaction.ts';

const { rideEvents, users } = schema;

/** The note dispatch keeps with the event of its offers (`dispatch/describe-choice.ts`). */
const ChoiceNote = z.object({
  together: z.number(),
  isByQueue: z.literal(true).optional(),
  candidates: z.array(
    z.object({
      driverId: z.string(),
      meters: z.number().nullable(),
      seconds: z.number().nullable(),
      leftSeconds: z.number().optional(),
      idleSeconds: z.number().nullable(),
      owedSeconds: z.number(),
      bonusSeconds: z.number(),
      likelihood: z.number(),
      isAsked: z.boolean(),
    }),
  ),
});

/** Why drivers were asked, oldest first, without drivers who are gone since. */
export async function listChoices(orm: Tx, rideId: string): Promise<OfferChoice[]> {
  const rows = await orm
    .select({
      at: rideEvents.at,
      wave: sql<number>`coalesce((${rideEvents.data} ->> 'wave')::int, 1)`,
      why: sql<unknown>`${rideEvents.data} -> 'why'`,
    })
    .from(rideEvents)
    .where(and(eq(rideEvents.rideId, rideId), sql`${rideEvents.data} -> 'why' ->> 'together' is not null`))
    .orderBy(asc(rideEvents.version));
  const notes = rows.map(({ at, wave, why }) => ({ at: at.toISOString(), wave, ...ChoiceNote.parse(why) }));
  const ids = [...new Set(notes.flatMap(({ candidates }) => candidates.map(({ driverId }) => driverId)))];
  if (ids.length === 0) return [];
  const people = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  const driverOf = new Map(people.map((person) => [person.id, person]));
  return notes.map(({ candidates, ...note }) => ({
    ...note,
    candidates: candidates.flatMap(({ driverId, ...candidate }) => {
      const driver = driverOf.get(driverId);
      return driver ? [{ driver, ...candidate }] : [];
    }),
  }));
}
