import type { AccountEventType } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../core/in-transaction.ts';

/** Something that happened to an account, for the audit trail. */
export interface AccountEvent {
  userId: string;
  type: AccountEventType;
  /** The person who did it; none for the system, and for people who were not signed in. */
  actor?: Pick<Actor, 'userId' | 'role'> | null;
  ipAddress?: string | null | undefined;
  /** What changed as `{ field: { from, to } }`, next to plain values; undefined values are left out. */
  data?: Record<string, unknown> | null;
}

/** Adds to the trail what the same transaction did. */
export async function logAccountEvent(tx: Tx, ...events: AccountEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(schema.accountEvents).values(
    events.map(({ actor, ...event }) => ({
      ...event,
      actorId: actor?.userId ?? null,
      actorRole: actor?.role ?? null,
    })),
  );
}
