import { MOST_PASSKEYS, type PasskeysView, type PasskeyView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/app-error.ts';
import { countPasskeys } from '../../core/factor-demand.ts';
import type { Tx } from '../../core/in-transaction.ts';

const { passkeys } = schema;

/** The columns that their owner sees. */
export const PASSKEY_VIEW = {
  id: passkeys.id,
  name: passkeys.name,
  addedAt: passkeys.addedAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export const viewPasskey = ({
  addedAt,
  lastUsedAt,
  ...row
}: {
  id: string;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}): PasskeyView => ({
  ...row,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A person's passkeys, oldest first. */
export async function listPasskeys({ orm }: Db, userId: string): Promise<PasskeysView> {
  const rows = await orm
    .select(PASSKEY_VIEW)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.id);
  return { passkeys: rows.map(viewPasskey) };
}

/** @throws AppError PASSKEYS_FULL */
export async function assertRoom(orm: Tx, userId: string): Promise<void> {
  if ((await countPasskeys(orm, userId)) >= MOST_PASSKEYS) throw new AppError('PASSKEYS_FULL');
}
